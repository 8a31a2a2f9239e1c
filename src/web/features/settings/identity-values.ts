import type { SalonView } from '#contract/schemas/settings.ts';

/** What the form of the salon's identity holds: its settings without the addresses and the closed days. */
export type IdentityValues = Omit<SalonView, 'locations' | 'closures' | 'version'>;
