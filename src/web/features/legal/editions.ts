import type { Edition } from './reading-page.tsx';

/** Raised with every change of its text, in both languages at once. */
export const PRIVACY_EDITION: Edition = { version: '1.0', since: '2026-06-01' };

/** The same for the conditions of a booking. */
export const CONDITIONS_EDITION: Edition = { version: '1.0', since: '2026-06-01' };
