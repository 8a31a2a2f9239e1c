import { useLocation, useNavigate, useParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { PAGE_SIZE_MAX, RESERVATION_STATUSES, type ReservationStatus } from '#domain/reservations/reservation.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { isCalendarDate } from '#domain/salon/salon-time.ts';
import { KEEPS_FOCUS, listPath } from '../../../app/navigation.ts';
import type { ListName, ListRequest } from '../desk-api.ts';

/** The filters of a list and its page. They stand in the page's URL, so that Back works and a list can be shared. */
export type ListFilters = {
  /** Blank for the whole list. */
  keyword: string;
  status: ReservationStatus | null;
  location: LocationCode | null;
  date: string | null;
  page: number;
};

/** The lists that have a page of their own in the dashboard, and where each is. */
const LIST_PATHS = {
  general: paths.reservations,
  pending: paths.pendingReservations,
  present: paths.presentReservations,
  possible: paths.possibleReservations,
  archive: paths.archivedReservations,
} as const satisfies Partial<Record<ListName, string>>;

export type DeskList = keyof typeof LIST_PATHS;

type Segments = { keyword?: string | undefined; pageNumber?: string | undefined };

/** Reads the filters of a list from the URL; one that cannot be read is off. */
export function filtersOf({ keyword, pageNumber }: Segments, query: URLSearchParams): ListFilters {
  const location = query.get('lieu');
  const date = query.get('date');
  return {
    keyword: (keyword ?? query.get('q') ?? '').trim(),
    status: RESERVATION_STATUSES.find((known) => known === query.get('statut')) ?? null,
    location: location === '1' || location === '2' ? codeOf(location) : null,
    date: date !== null && isCalendarDate(date) ? date : null,
    page: pageOf(pageNumber ?? query.get('page')),
  };
}

/** Returns the URL of a list with these filters. The general list has its keyword and page in the path. */
export function listUrl(list: DeskList, { keyword, status, location, date, page }: ListFilters): string {
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

/** Returns what the page asks the server for. */
export function listRequest(list: DeskList, { keyword, status, location, date, page }: ListFilters): ListRequest {
  return {
    list,
    ...(keyword !== '' && { keyword }),
    ...(status && { reservationStatusOption: status }),
    ...(location && { reservationLocationOption: `${location}` as const }),
    ...(date && { date }),
    ...(IS_PAGED[list] && { pageNumber: page, pageSize: PAGE_SIZE_MAX }),
  };
}

/** Whether any filter is on; the page is none. */
export function isFiltered({ keyword, status, location, date }: ListFilters): boolean {
  return keyword !== '' || status !== null || location !== null || date !== null;
}

/** Whoever waits stands on one page. */
const IS_PAGED: Record<DeskList, boolean> = {
  general: true,
  pending: true,
  present: false,
  possible: true,
  archive: true,
};

function codeOf(text: '1' | '2'): LocationCode {
  return text === '1' ? 1 : 2;
}

function pageOf(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}

/** The filters of a list, and how to change them. */
export type FilterControl = {
  filters: ListFilters;
  /** Changes some of them and goes to the first page; the focus stays where it is. */
  changeFilters: (change: Partial<ListFilters>) => void;
  hrefOf: (page: number) => string;
};

/** The filters of a list, kept in the page's URL. */
export function useListFilters(list: DeskList): FilterControl {
  const navigate = useNavigate();
  const { search } = useLocation();
  const filters = filtersOf(useParams(), new URLSearchParams(search));
  return {
    filters,
    changeFilters: (change) => {
      const url = listUrl(list, { ...filters, page: 1, ...change });
      const goesOnTyping = filters.keyword !== '' && Boolean(change.keyword);
      void navigate(url, { state: KEEPS_FOCUS, preventScrollReset: true, replace: goesOnTyping });
    },
    hrefOf: (page) => listUrl(list, { ...filters, page }),
  };
}
