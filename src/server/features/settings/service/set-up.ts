import { DEFAULT_SETTINGS, type SalonSettings } from '#domain/salon/salon-settings.ts';
import type { Config } from '../../../config.ts';

/** Tax numbers to look at: a real salon has none until it names its own, because mails and bills would quote them. */
const DEMO_TAXES = { tps: '123456789 RT0001', tvq: '1234567890 TQ0001' };

/** A new salon's settings: the defaults of the spec, with what the environment says of the salon (`SALON_*`). */
export function firstSettings({ salon, demo }: Config): SalonSettings {
  const { privacyOfficer, socialLinks } = DEFAULT_SETTINGS;
  const links: Record<string, string | undefined> = { Facebook: salon.facebook, Instagram: salon.instagram };
  return {
    ...DEFAULT_SETTINGS,
    name: salon.name ?? DEFAULT_SETTINGS.name,
    phone: salon.phone ?? DEFAULT_SETTINGS.phone,
    email: salon.email ?? DEFAULT_SETTINGS.email,
    tpsNumber: salon.tpsNumber ?? (demo ? DEMO_TAXES.tps : ''),
    tvqNumber: salon.tvqNumber ?? (demo ? DEMO_TAXES.tvq : ''),
    socialLinks: socialLinks.map(({ name, url }) => ({ name, url: links[name] ?? url })),
    privacyOfficer: {
      title: salon.privacyTitle ?? privacyOfficer.title,
      email: salon.privacyEmail ?? privacyOfficer.email,
      address: salon.privacyAddress ?? privacyOfficer.address,
    },
  };
}
