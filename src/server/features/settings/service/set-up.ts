import { DEFAULT_SETTINGS, type SalonSettings } from '#domain/salon/salon-settings.ts';
import type { Config } from '../../../config.ts';

/** For the demo only: mails and receipts quote these numbers, so a real salon has none until it enters its own. */
const DEMO_TAXES = { tps: '123456789 RT0001', tvq: '1234567890 TQ0001' };

/** The settings of a new salon: the defaults, or what `SALON_*` of the environment says. */
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
