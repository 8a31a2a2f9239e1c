import { paths } from '#contract/paths.ts';
import { RESERVATION_STATUSES, type ReservationStatus } from '#domain/reservations/reservation.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { isCalendarDate } from '#domain/salon/salon-time.ts';
import { listPath } from '../../../app/navigation.ts';
import type { ListName, ListQuestion } from '../desk-api.ts';

/** What narrows a list, as the address of the page says it: so that Back works and a list can be shared. */
export type ListFilters = {
  /** Blank for the whole list. */
  keyword: string;
  status: ReservationStatus | null;
  location: LocationCode | null;
  date: string | null;
  page: number;
};

/** The lists that have a page of their own in the dashboard, and where each is. */
export const LIST_PATHS = {
  general: paths.reservations,
  pending: paths.pendingReservations,
  present: paths.presentReservations,
  possible: paths.possibleReservations,
  archive: paths.archivedReservations,
} as const satisfies Partial<Record<ListName, string>>;

export type DeskList = keyof typeof LIST_PATHS;

type Segments = { keyword?: string | undefined; pageNumber?: string | undefined };

/** Reads what narrows a list from the address; whatever is odd narrows nothing. */
export function filtersOf({ keyword, pageNumber }: Segments, query: URLSearchParams): ListFilters {
  const place = query.get('lieu');
  const date = query.get('date');
  return {
    keyword: (keyword ?? query.get('q') ?? '').trim(),
    status: RESERVATION_STATUSES.find((known) => known === query.get('statut')) ?? null,
    location: place === '1' || place === '2' ? codeOf(place) : null,
    date: date !== null && isCalendarDate(date) ? date : null,
    page: pageOf(pageNumber ?? query.get('page')),
  };
}

/** The address of a list so narrowed. The general list has its keyword and page in the path, as spec 2 says. */
export function addressOf(list: DeskList, { keyword, status, location, date, page }: ListFilters): string {
  const isGeneral = list === 'general';
  const path = isGeneral ? listPath('reservations', { keyword, page }) : LIST_PATHS[list];
  const query = new URLSearchParams({
    ...(!isGeneral && keyword !== '' && { q: keyword }),
    ...(status && { statut: status }),
    ...(location && { lieu: String(location) }),
    ...(date && { date }),
    ...(!isGeneral && page > 1 && { page: String(page) }),
  }).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** The question that the page asks the server. */
export function questionOf(list: DeskList, { keyword, status, location, date, page }: ListFilters): ListQuestion {
  return {
    list,
    ...(keyword !== '' && { keyword }),
    ...(status && { reservationStatusOption: status }),
    ...(location && { reservationLocationOption: `${location}` as const }),
    ...(date && { date }),
    ...(IS_PAGED[list] && { pageNumber: page }),
  };
}

/** Whether anything but the page narrows the list. */
export function isFiltered({ keyword, status, location, date }: ListFilters): boolean {
  return keyword !== '' || status !== null || location !== null || date !== null;
}

const IS_PAGED: Record<DeskList, boolean> = {
  general: true,
  pending: false,
  present: false,
  possible: false,
  archive: true,
};

function codeOf(text: '1' | '2'): LocationCode {
  return text === '1' ? 1 : 2;
}

function pageOf(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}
