import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { ReservationList } from '#contract/schemas/reservations.ts';
import {
  FINISHED_STATUSES,
  OPEN_STATUSES,
  PAGE_SIZE,
  type ReservationStatus,
} from '#domain/reservations/reservation.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { searchPatterns } from '#domain/search.ts';
import type { Database, Tables } from '../../../database/schema.ts';
import { withLines } from './reservations.ts';

/** The most rows of a list that comes on one page. */
const ONE_PAGE_MAX = 500;

/** The salon's date, who asks, and the filters of a list. */
export type ListRequest = {
  today: CalendarDate;
  callerId: string;
  /** Plain words and digits, as `searchTerms` gives them; all must be found. */
  terms: readonly string[];
  status?: ReservationStatus | undefined;
  location?: LocationCode | undefined;
  date?: CalendarDate | undefined;
  pageNumber?: number | undefined;
};

type Row = ExpressionBuilder<Tables, 'reservations'>;
type Rows = SelectQueryBuilder<Tables, 'reservations', object>;
type List = {
  belongs: (row: Row, request: ListRequest) => Expression<SqlBool>;
  sorted: <Query extends Rows>(rows: Query, request: ListRequest) => Rows;
  /** Comes in pages of twenty even when no page is asked for. */
  isPaged: boolean;
};

const newestFirst = (rows: Rows) => rows.orderBy('date', 'desc').orderBy('start_minute', 'desc').orderBy('id', 'desc');
const soonestFirst = (rows: Rows) => rows.orderBy('date').orderBy('start_minute').orderBy('id');

/** Which reservations each list holds, and in which order. */
const LISTS = {
  general: { belongs: (row) => row.lit(true), sorted: newestFirst, isPaged: true },
  archive: {
    belongs: (row, { today }) => row.or([row('date', '<', today), row('status', 'in', FINISHED_STATUSES)]),
    sorted: newestFirst,
    isPaged: true,
  },
  pending: {
    belongs: (row) => row('status', '=', 'pending'),
    // Those of earlier days come last, so that the first page shows who comes next.
    sorted: (rows, { today }) => soonestFirst(rows.orderBy(sql`date < ${today}`)),
    isPaged: false,
  },
  present: {
    belongs: (row) => row('status', '=', 'present'),
    sorted: (rows) => rows.orderBy('present_at').orderBy('id'),
    isPaged: false,
  },
  possible: {
    belongs: (row, { today }) => row.and([row('date', '>=', today), row('status', '!=', 'done')]),
    sorted: soonestFirst,
    isPaged: false,
  },
  active: {
    belongs: (row, { today }) => row.and([row('date', '>=', today), row('status', 'in', OPEN_STATUSES)]),
    sorted: soonestFirst,
    isPaged: false,
  },
  day: {
    belongs: (row, { date, today }) => row('date', '=', date ?? today),
    sorted: soonestFirst,
    isPaged: false,
  },
  future: {
    belongs: (row, { today, callerId }) => row.and([row('date', '>=', today), row('user_id', '=', callerId)]),
    sorted: soonestFirst,
    isPaged: false,
  },
  past: {
    belongs: (row, { today, callerId }) => row.and([row('date', '<', today), row('user_id', '=', callerId)]),
    sorted: newestFirst,
    isPaged: false,
  },
} satisfies Record<string, List>;

export type ListName = keyof typeof LISTS;

/**
 * One list as the API shows it. With a page number, or where the list is always paged, twenty rows; a page past the end is
 * the last one, so that deleting its only row shows no empty page. Otherwise everything on page 1, at most 500 rows.
 */
export async function listReservations(db: Database, name: ListName, request: ListRequest): Promise<ReservationList> {
  const { isPaged }: List = LISTS[name];
  if (!isPaged && request.pageNumber === undefined) return onePage(db, name, request);
  const count = await countOf(db, name, request);
  const pages = Math.max(1, Math.ceil(count / PAGE_SIZE));
  const page = Math.min(request.pageNumber ?? 1, pages);
  const ids = await idsOfPage(db, name, request, page);
  return { reservations: await rowsOf(db, name, request, ids), page, pages, count };
}

/** The whole list and its count in one query. */
async function onePage(db: Database, name: ListName, request: ListRequest): Promise<ReservationList> {
  const { sorted }: List = LISTS[name];
  const found = await sorted(matching(db, name, request), request)
    .select(['id', sql<number>`count(*) over ()::integer`.as('count')])
    .limit(ONE_PAGE_MAX)
    .execute();
  const ids = found.map(({ id }) => id);
  return { reservations: await rowsOf(db, name, request, ids), page: 1, pages: 1, count: found[0]?.count ?? 0 };
}

async function idsOfPage(db: Database, name: ListName, request: ListRequest, page: number): Promise<string[]> {
  const { sorted }: List = LISTS[name];
  const rows = await sorted(matching(db, name, request), request)
    .select('id')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  return rows.map(({ id }) => id);
}

/** The rows of these ids, read in a second query so that a deep page reads twenty whole rows and not all before it. */
async function rowsOf(db: Database, name: ListName, request: ListRequest, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { sorted }: List = LISTS[name];
  const rows = await sorted(db.selectFrom('reservations').where('id', 'in', ids), request)
    .selectAll()
    .execute();
  return withLines(db, rows);
}

async function countOf(db: Database, name: ListName, request: ListRequest): Promise<number> {
  const { count } = await matching(db, name, request)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The rows that belong to the list and pass its filters. */
function matching(db: Database, name: ListName, request: ListRequest): Rows {
  const { belongs }: List = LISTS[name];
  const { terms, status, location, date } = request;
  return db
    .selectFrom('reservations')
    .where((row) =>
      row.and([
        belongs(row, request),
        ...terms.map((term) => row.or(searchPatterns(term).map((pattern) => row('search_text', 'like', pattern)))),
        ...(status ? [row('status', '=', status)] : []),
        ...(location ? [row('location', '=', location)] : []),
        ...(date ? [row('date', '=', date)] : []),
      ]),
    );
}
