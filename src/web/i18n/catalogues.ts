import type { Language } from '#domain/languages.ts';

const fr = {
  common: () => import('./fr/common.ts'),
  titles: () => import('./fr/titles.ts'),
  descriptions: () => import('./fr/descriptions.ts'),
  problems: () => import('./fr/problems.ts'),
  pages: () => import('./fr/pages.ts'),
  landing: () => import('./fr/landing.ts'),
  legal: () => import('./fr/legal.ts'),
  booking: () => import('./fr/booking.ts'),
  dates: () => import('./fr/dates.ts'),
  order: () => import('./fr/order.ts'),
  visits: () => import('./fr/visits.ts'),
  account: () => import('./fr/account.ts'),
  desk: () => import('./fr/desk.ts'),
  board: () => import('./fr/board.ts'),
  agenda: () => import('./fr/agenda.ts'),
  intake: () => import('./fr/intake.ts'),
  workday: () => import('./fr/workday.ts'),
  owner: () => import('./fr/owner.ts'),
  people: () => import('./fr/people.ts'),
  team: () => import('./fr/team.ts'),
  salon: () => import('./fr/salon.ts'),
  audit: () => import('./fr/audit.ts'),
  profile: () => import('./fr/profile.ts'),
};

/** One catalogue of messages; a page loads only those it names. */
export type Namespace = keyof typeof fr;

const en = {
  common: () => import('./en/common.ts'),
  titles: () => import('./en/titles.ts'),
  descriptions: () => import('./en/descriptions.ts'),
  problems: () => import('./en/problems.ts'),
  pages: () => import('./en/pages.ts'),
  landing: () => import('./en/landing.ts'),
  legal: () => import('./en/legal.ts'),
  booking: () => import('./en/booking.ts'),
  dates: () => import('./en/dates.ts'),
  order: () => import('./en/order.ts'),
  visits: () => import('./en/visits.ts'),
  account: () => import('./en/account.ts'),
  desk: () => import('./en/desk.ts'),
  board: () => import('./en/board.ts'),
  agenda: () => import('./en/agenda.ts'),
  intake: () => import('./en/intake.ts'),
  workday: () => import('./en/workday.ts'),
  owner: () => import('./en/owner.ts'),
  people: () => import('./en/people.ts'),
  team: () => import('./en/team.ts'),
  salon: () => import('./en/salon.ts'),
  audit: () => import('./en/audit.ts'),
  profile: () => import('./en/profile.ts'),
} satisfies Record<Namespace, unknown>;

type Catalogue = { messages: object };

/** Every catalogue, each fetched only when a page asks for it. */
export const CATALOGUES: Record<Language, Record<Namespace, () => Promise<Catalogue>>> = { fr, en };

/** Whether there is a catalogue of that name. */
export function isNamespace(name: string): name is Namespace {
  return name in fr;
}

/** What every page needs: the frame, the titles, and the sentences for failures. */
export const EVERYWHERE = ['common', 'titles', 'problems'] as const satisfies readonly Namespace[];

/** The source file of a catalogue, as the build's manifest names it. */
export function catalogueFile(language: Language, namespace: Namespace): string {
  return `src/web/i18n/${language}/${namespace}.ts`;
}
