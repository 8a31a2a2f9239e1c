import { DEFAULT_SETTINGS, type SalonSettings } from '#domain/salon-settings.ts';
import type { Config } from '../../config.ts';

/** A new salon's settings: the defaults of the spec, with what the environment says of the salon (`SALON_*`). */
export function firstSettings({ salon }: Config): SalonSettings {
  const { privacyOfficer, socialLinks } = DEFAULT_SETTINGS;
  const links: Record<string, string | undefined> = { Facebook: salon.facebook, Instagram: salon.instagram };
  return {
    ...DEFAULT_SETTINGS,
    name: salon.name ?? DEFAULT_SETTINGS.name,
    phone: salon.phone ?? DEFAULT_SETTINGS.phone,
    email: salon.email ?? DEFAULT_SETTINGS.email,
    tpsNumber: salon.tpsNumber ?? DEFAULT_SETTINGS.tpsNumber,
    tvqNumber: salon.tvqNumber ?? DEFAULT_SETTINGS.tvqNumber,
    socialLinks: socialLinks.map(({ name, url }) => ({ name, url: links[name] ?? url })),
    privacyOfficer: {
      title: salon.privacyTitle ?? privacyOfficer.title,
      email: salon.privacyEmail ?? privacyOfficer.email,
      address: salon.privacyAddress ?? privacyOfficer.address,
    },
  };
}
