import type { messages as account } from './fr/account.ts';
import type { messages as agenda } from './fr/agenda.ts';
import type { messages as audit } from './fr/audit.ts';
import type { messages as board } from './fr/board.ts';
import type { messages as booking } from './fr/booking.ts';
import type { messages as common } from './fr/common.ts';
import type { messages as dates } from './fr/dates.ts';
import type { messages as descriptions } from './fr/descriptions.ts';
import type { messages as desk } from './fr/desk.ts';
import type { messages as intake } from './fr/intake.ts';
import type { messages as landing } from './fr/landing.ts';
import type { messages as legal } from './fr/legal.ts';
import type { messages as order } from './fr/order.ts';
import type { messages as owner } from './fr/owner.ts';
import type { messages as pages } from './fr/pages.ts';
import type { messages as people } from './fr/people.ts';
import type { messages as problems } from './fr/problems.ts';
import type { messages as profile } from './fr/profile.ts';
import type { messages as salon } from './fr/salon.ts';
import type { messages as team } from './fr/team.ts';
import type { messages as titles } from './fr/titles.ts';
import type { messages as visits } from './fr/visits.ts';
import type { messages as workday } from './fr/workday.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      account: typeof account;
      agenda: typeof agenda;
      audit: typeof audit;
      board: typeof board;
      booking: typeof booking;
      common: typeof common;
      dates: typeof dates;
      descriptions: typeof descriptions;
      desk: typeof desk;
      intake: typeof intake;
      landing: typeof landing;
      legal: typeof legal;
      order: typeof order;
      owner: typeof owner;
      pages: typeof pages;
      people: typeof people;
      problems: typeof problems;
      profile: typeof profile;
      salon: typeof salon;
      team: typeof team;
      titles: typeof titles;
      visits: typeof visits;
      workday: typeof workday;
    };
  }
}
