import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { ReservationList } from '#contract/schemas/reservations.ts';
import {
  FINISHED_STATUSES,
  OPEN_STATUSES,
  PAGE_SIZE,
  RESERVATION_STATUSES,
  type ReservationStatus,
} from '#domain/reservations/reservation.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { addDays, type CalendarDate } from '#domain/salon/salon-time.ts';
import { searchPatterns } from '#domain/search.ts';
import type { Database, Tables } from '../../../database/schema.ts';
import { countAhead, countAll, dayAt } from './list-counts.ts';
import { withMovers } from './moves.ts';
import { withLines } from './reservations.ts';

/** The most rows of a list that comes on one page; of the list of several days, for each of them. */
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
  /** Of the list of a day: the last of several, and whom a technician serves. */
  until?: CalendarDate | undefined;
  technicianId?: string | undefined;
  pageNumber?: number | undefined;
  /** The rows of a page; twenty when absent. */
  pageSize?: number | undefined;
};

type Row = ExpressionBuilder<Tables, 'reservations'>;
type Rows = SelectQueryBuilder<Tables, 'reservations', object>;
type Belongs = (row: Row, request: ListRequest) => Expression<SqlBool>;
type List = {
  belongs: Belongs;
  sorted: (rows: Rows) => Rows;
  /** Of a list with very many pages, the newest first: the opposite order, and what it holds from today on. */
  long?: { reversed: (rows: Rows) => Rows; ahead: readonly ReservationStatus[] };
  /** The parts of a list that follow one another, each in its order; one when absent. */
  parts?: readonly Belongs[];
  /** Comes in pages even when no page is asked for. */
  isPaged: boolean;
  /** The visits of who asks; the others are for staff. */
  isOwn?: boolean;
};

const newestFirst = (rows: Rows) => rows.orderBy('date', 'desc').orderBy('start_minute', 'desc').orderBy('id', 'desc');
const soonestFirst = (rows: Rows) => rows.orderBy('date').orderBy('start_minute').orderBy('id');

/** Which reservations each list holds, and in which order. */
const LISTS = {
  general: {
    belongs: (row) => row.lit(true),
    sorted: newestFirst,
    long: { reversed: soonestFirst, ahead: RESERVATION_STATUSES },
    isPaged: true,
  },
  archive: {
    belongs: (row, { today }) => row.or([row('date', '<', today), row('status', 'in', FINISHED_STATUSES)]),
    sorted: newestFirst,
    long: { reversed: soonestFirst, ahead: FINISHED_STATUSES },
    isPaged: true,
  },
  pending: {
    belongs: (row) => row('status', '=', 'pending'),
    sorted: soonestFirst,
    // Those of earlier days come last, so that the first page shows who comes next.
    parts: [(row, { today }) => row('date', '>=', today), (row, { today }) => row('date', '<', today)],
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
    belongs: (row, request) => row.and([...inDays(row, request), ...servedBy(row, request)]),
    sorted: soonestFirst,
    isPaged: false,
  },
  future: {
    belongs: (row, { today, callerId }) => row.and([row('date', '>=', today), row('user_id', '=', callerId)]),
    sorted: soonestFirst,
    isPaged: false,
    isOwn: true,
  },
  past: {
    belongs: (row, { today, callerId }) => row.and([row('date', '<', today), row('user_id', '=', callerId)]),
    sorted: newestFirst,
    isPaged: false,
    isOwn: true,
  },
} satisfies Record<string, List>;

export type ListName = keyof typeof LISTS;

/**
 * One list as the API shows it. With a page number, or where the list is always paged, the rows of a page; a page past the
 * end is the last one, so that deleting its only row shows no empty page. Otherwise everything on page 1, at most 500 rows
 * (of the list of a day, which may be asked for a week, seven times as many: more than the seats of a week hold).
 */
export async function listReservations(db: Database, name: ListName, request: ListRequest): Promise<ReservationList> {
  const { isPaged, isOwn = false }: List = LISTS[name];
  const { pageNumber, pageSize = PAGE_SIZE } = request;
  const count = await countOf(db, name, request);
  const isWhole = !isPaged && pageNumber === undefined;
  const pages = isWhole ? 1 : Math.max(1, Math.ceil(count / pageSize));
  const page = isWhole ? 1 : Math.min(pageNumber ?? 1, pages);
  const days = name === 'day' ? 1 + DAYS_AFTER_MAX : 1;
  const span = isWhole ? { offset: 0, limit: days * ONE_PAGE_MAX } : { offset: (page - 1) * pageSize, limit: pageSize };
  const ids = await idsOf(db, name, request, { ...span, count });
  const rows = await rowsOf(db, ids);
  return { reservations: isOwn ? rows : await withMovers(db, rows), page, pages, count };
}

type Span = { offset: number; limit: number; count: number };

/** So many rows of an index are passed sooner than the days before them are added up. */
const NEAR = 1_000;

/** The ids of a span of the list, in its order: from the end, or from their day, where that is nearer. */
async function idsOf(db: Database, name: ListName, request: ListRequest, span: Span): Promise<string[]> {
  const { sorted, long, parts }: List = LISTS[name];
  const { offset, limit, count } = span;
  if (parts) return idsOfParts(db, name, request, span);
  const rows = matching(db, name, request);
  const fromEnd = Math.max(0, count - offset - limit);
  const isFar = Math.min(offset, fromEnd) > NEAR && isCounted(request);
  const day = long && isFar ? await dayAt(db, offset, { ...request, ahead: long.ahead }) : undefined;
  if (day) return idsIn(sorted(rows.where('date', '<=', day.date)), offset - day.later, limit);
  if (!long || offset <= count / 2) return idsIn(sorted(rows), offset, limit);
  return (await idsIn(long.reversed(rows), fromEnd, count - offset - fromEnd)).reverse();
}

/** The ids of a span that may begin in one part of the list and go on in the next. */
async function idsOfParts(db: Database, name: ListName, request: ListRequest, span: Span): Promise<string[]> {
  const { sorted, parts = [] }: List = LISTS[name];
  const ids: string[] = [];
  let skipped = span.offset;
  for (const part of parts) {
    const rows = matching(db, name, request).where((row) => part(row, request));
    ids.push(...(await idsIn(sorted(rows), skipped, span.limit - ids.length)));
    if (ids.length === span.limit) return ids;
    skipped = ids.length > 0 || skipped === 0 ? 0 : Math.max(0, skipped - (await countRows(rows)));
  }
  return ids;
}

async function idsIn(rows: Rows, offset: number, limit: number): Promise<string[]> {
  const found = await rows.select('id').limit(limit).offset(offset).execute();
  return found.map(({ id }) => id);
}

/** The rows of these ids in their order, read apart so that a deep page reads twenty whole rows and not all before it. */
async function rowsOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('reservations').where('id', 'in', ids).selectAll().execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return withLines(
    db,
    ids.flatMap((id) => byId.get(id) ?? []),
  );
}

/** How many rows the list has: from the counts that are kept where they tell it, else counted. */
async function countOf(db: Database, name: ListName, request: ListRequest): Promise<number> {
  const { status, location, today } = request;
  if (!isCounted(request)) return countRows(matching(db, name, request));
  if (name === 'general') return countAll(db, { status, location });
  if (name === 'archive') {
    return (await countAll(db, { status, location })) - (await countAhead(db, { status, location }, today));
  }
  const isOfOneStatus = (name === 'pending' || name === 'present') && status === undefined;
  return isOfOneStatus ? countAll(db, { status: name, location }) : countRows(matching(db, name, request));
}

/** Whether the database keeps counts by what the rows are filtered by. */
function isCounted({ terms, date }: ListRequest): boolean {
  return terms.length === 0 && date === undefined;
}

async function countRows(rows: Rows): Promise<number> {
  const { count } = await rows.select(sql<number>`count(*)::integer`.as('count')).executeTakeFirstOrThrow();
  return count;
}

/** The rows that belong to the list and pass its filters. */
function matching(db: Database, name: ListName, request: ListRequest): Rows {
  const { belongs }: List = LISTS[name];
  const { terms, status, location, date } = request;
  return db.selectFrom('reservations').where((row) =>
    row.and([
      belongs(row, request),
      ...terms.map((term) => row.or(searchPatterns(term).map((pattern) => row('search_text', 'like', pattern)))),
      ...(status ? [row('status', '=', status)] : []),
      ...(location ? [row('location', '=', location)] : []),
      // The list of a day knows its days itself.
      ...(date && name !== 'day' ? [row('date', '=', date)] : []),
    ]),
  );
}

/** The most days after the first that the list of a day holds. */
const DAYS_AFTER_MAX = 6;

function inDays(row: Row, { date, today, until }: ListRequest) {
  const first = date ?? today;
  if (until === undefined || until <= first) return [row('date', '=', first)];
  const most = addDays(first, DAYS_AFTER_MAX);
  return [row('date', '>=', first), row('date', '<=', until < most ? until : most)];
}

/** Whom a technician serves; a cancelled visit is with whom its client had asked for. */
function servedBy(row: Row, { technicianId }: ListRequest) {
  if (technicianId === undefined) return [];
  const people = row
    .selectFrom('sittings')
    .select('sittings.id')
    .whereRef('sittings.reservation_id', '=', 'reservations.id')
    .where('sittings.technician_id', '=', technicianId);
  const isAsked = row.and([row('status', '=', 'cancel'), row('asked_technician_id', '=', technicianId)]);
  return [row.or([row.exists(people), isAsked])];
}
