/** The longest texts of the salon's settings, in characters, after cleaning. */
export const SALON_TEXT_MAX = {
  name: 60,
  socialLinkName: 40,
  socialLinkUrl: 300,
  taxNumber: 40,
  officerTitle: 120,
  officerAddress: 200,
  closureLabel: 60,
} as const;

/** The longest texts of a location, in characters, after cleaning. */
export const LOCATION_TEXT_MAX = { name: 60, street: 120, city: 60 } as const;

/** The highest numbers that an Admin may set: seats of a category, minutes after closing, and how many of each list. */
export const SEATS_MAX = 100;
export const CLOSING_GRACE_MAX = 240;
export const LOCATION_PICTURES_MAX = 8;
export const SOCIAL_LINKS_MAX = 6;

/** The months after which past visits are anonymised: a year at least, so that the trails outlive an incident. */
export const RETENTION_MONTHS = { min: 12, max: 120 } as const;

/** Until how many minutes before its start a client may move a visit: up to a week. */
export const MOVE_CUTOFF_MINUTES = { min: 0, max: 7 * 24 * 60 } as const;
