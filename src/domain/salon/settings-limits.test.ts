import { expect, it } from 'vitest';
import { LOCATION_CODES } from './locations.ts';
import { DEFAULT_SETTINGS } from './salon-settings.ts';
import {
  CLOSING_GRACE_MAX,
  LOCATION_TEXT_MAX,
  RETENTION_MONTHS,
  SALON_TEXT_MAX,
  SEATS_MAX,
  SOCIAL_LINKS_MAX,
} from './settings-limits.ts';

const { name, socialLinks, privacyOfficer, retentionMonths, closures, locations } = DEFAULT_SETTINGS;

it('lets a new salon be saved as it starts', () => {
  expect(name.length).toBeLessThanOrEqual(SALON_TEXT_MAX.name);
  expect(socialLinks.length).toBeLessThanOrEqual(SOCIAL_LINKS_MAX);
  for (const link of socialLinks) {
    expect(link.name.length).toBeLessThanOrEqual(SALON_TEXT_MAX.socialLinkName);
    expect(link.url.length).toBeLessThanOrEqual(SALON_TEXT_MAX.socialLinkUrl);
  }
  expect(privacyOfficer.title.length).toBeLessThanOrEqual(SALON_TEXT_MAX.officerTitle);
  expect(privacyOfficer.address.length).toBeLessThanOrEqual(SALON_TEXT_MAX.officerAddress);
  expect(retentionMonths).toBeGreaterThanOrEqual(RETENTION_MONTHS.min);
  expect(retentionMonths).toBeLessThanOrEqual(RETENTION_MONTHS.max);
  for (const { label } of closures) {
    expect(Math.max(label.fr.length, label.en.length)).toBeLessThanOrEqual(SALON_TEXT_MAX.closureLabel);
  }
});

it.each(LOCATION_CODES)('lets location %i be saved as it starts', (code) => {
  const location = locations[code];
  for (const field of ['name', 'street', 'city'] as const) {
    expect(location[field].length).toBeLessThanOrEqual(LOCATION_TEXT_MAX[field]);
  }
  expect(Math.max(...Object.values(location.seats))).toBeLessThanOrEqual(SEATS_MAX);
  expect(location.closingGraceMinutes).toBeLessThanOrEqual(CLOSING_GRACE_MAX);
});
