import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../errors.ts';
import {
  canTransition,
  colorNoteOf,
  colorNoteRefusal,
  FINISHED_STATUSES,
  furtherRestoreRefusal,
  holdsSeat,
  isOpen,
  type Move,
  movesAfter,
  movesBefore,
  OPEN_STATUSES,
  otherDayRefusal,
  RESERVATION_STATUSES,
  type ReservationStatus,
  restoreRefusal,
  SEATED_STATUSES,
  staffLinesRefusal,
  transitionRefusal,
} from './reservation.ts';

const TEN_MINUTES = 600_000;

describe('a status', () => {
  it.each([
    { status: 'pending', open: true, seated: true },
    { status: 'present', open: true, seated: true },
    { status: 'done', open: false, seated: true },
    { status: 'cancel', open: false, seated: false },
  ] as const)('$status is open: $open, holds a seat: $seated', ({ status, open, seated }) => {
    expect(isOpen(status)).toBe(open);
    expect(holdsSeat(status)).toBe(seated);
  });

  it('is open or finished, never both', () => {
    expect([...OPEN_STATUSES, ...FINISHED_STATUSES]).toEqual([...RESERVATION_STATUSES]);
    expect(SEATED_STATUSES).toEqual(RESERVATION_STATUSES.filter((status) => status !== 'cancel'));
  });
});

describe('moves', () => {
  const outcomes: Record<ReservationStatus, Record<ReservationStatus, ErrorCode | null>> = {
    pending: { pending: 'already_moved', present: null, done: 'illegal_move', cancel: null },
    present: { pending: 'illegal_move', present: 'already_moved', done: null, cancel: null },
    done: { pending: 'illegal_move', present: 'illegal_move', done: 'already_moved', cancel: 'illegal_move' },
    cancel: {
      pending: 'already_cancelled',
      present: 'already_cancelled',
      done: 'already_cancelled',
      cancel: 'already_cancelled',
    },
  };
  const everyPair = RESERVATION_STATUSES.flatMap((from) => RESERVATION_STATUSES.map((to) => ({ from, to })));

  it.each(everyPair)('from $from to $to are judged as decided', ({ from, to }) => {
    expect(transitionRefusal(from, to)).toBe(outcomes[from][to]);
    expect(canTransition(from, to)).toBe(outcomes[from][to] === null);
  });
});

describe('taking back the last move', () => {
  it.each<[ReservationStatus, ReservationStatus]>([
    ['present', 'pending'],
    ['done', 'present'],
    ['cancel', 'pending'],
    ['cancel', 'present'],
  ])('brings %s back to %s for ten minutes', (status, from) => {
    expect(restoreRefusal(status, { from, atMs: 0 }, 0)).toBeNull();
    expect(restoreRefusal(status, { from, atMs: 0 }, TEN_MINUTES)).toBeNull();
    expect(restoreRefusal(status, { from, atMs: 0 }, TEN_MINUTES + 1)).toBe('restore_too_late');
  });

  it('needs a move', () => {
    expect(restoreRefusal('pending', null, 0)).toBe('illegal_move');
  });

  it('refuses a status that the move did not lead to', () => {
    expect(restoreRefusal('pending', { from: 'present', atMs: 0 }, 0)).toBe('illegal_move');
  });
});

describe('walking back further', () => {
  const move = (from: ReservationStatus, by: string | null, atMs = 0): Move => ({ from, by, atMs });

  it.each<[string, Move[], Move, Move[]]>([
    ['the first move', [], move('pending', 'ines'), [move('pending', 'ines')]],
    [
      'another of the same person',
      [move('pending', 'ines')],
      move('present', 'ines'),
      [move('pending', 'ines'), move('present', 'ines')],
    ],
    ['one of somebody else', [move('pending', 'ines')], move('present', 'maude'), [move('present', 'maude')]],
    ['one of nobody known', [move('pending', null)], move('present', null), [move('present', null)]],
  ])('can reach, after %s, what one person did', (_what, moves, made, expected) => {
    expect(movesAfter(moves, made)).toEqual(expected);
  });

  it('is over once somebody else takes a move back', () => {
    const moves = [move('pending', 'ines'), move('present', 'ines')];
    expect(movesBefore(moves, 'ines')).toEqual([move('pending', 'ines')]);
    expect(movesBefore(moves, 'maude')).toEqual([]);
    expect(movesBefore([], 'maude')).toEqual([]);
  });

  it.each<[Move | null, string, number, ErrorCode | null]>([
    [move('pending', 'ines'), 'ines', TEN_MINUTES, null],
    [move('pending', 'ines'), 'ines', TEN_MINUTES + 1, 'illegal_move'],
    [move('pending', 'ines'), 'maude', 0, 'illegal_move'],
    [move('present', 'ines'), 'ines', 0, 'illegal_move'],
    [null, 'ines', 0, 'illegal_move'],
  ])('over %j by %s after %i ms answers %s', (last, by, nowMs, refusal) => {
    expect(furtherRestoreRefusal('present', last, { by, nowMs })).toBe(refusal);
  });
});

describe('a transition of another day', () => {
  it.each([
    ['2026-07-09', false, null],
    ['2026-07-08', false, 'another_day'],
    ['2026-07-10', false, 'another_day'],
    ['2026-07-08', true, null],
  ])('of %s with insist %s on July 9: %s', (date, insist, refusal) => {
    expect(otherDayRefusal(date, '2026-07-09', insist)).toBe(refusal);
  });
});

describe('a colour note', () => {
  it.each([
    ['OPI Bubble Bath', 'OPI Bubble Bath'],
    ['  rose pâle ', 'rose pâle'],
    ['a'.repeat(20), 'a'.repeat(20)],
    ['💅'.repeat(20), '💅'.repeat(20)],
    ['e\u0301'.repeat(20), 'é'.repeat(20)],
    ['deux\nlignes', 'deux lignes'],
  ])('keeps %j as %j', (typed, kept) => {
    expect(colorNoteOf(typed)).toBe(kept);
  });

  it.each([
    ['', 'missing_fields'],
    [' \n ', 'missing_fields'],
    ['\u0000\u3164', 'missing_fields'],
    ['\ud800', 'missing_fields'],
    ['a'.repeat(21), 'color_note_too_long'],
    ['💅'.repeat(21), 'color_note_too_long'],
  ])('refuses %j: %s', (typed, code) => {
    expect(() => colorNoteOf(typed)).toThrow(code);
  });

  it.each<[ReservationStatus, string, string | null, ErrorCode | null]>([
    ['pending', '2026-07-08', null, null],
    ['cancel', '2026-07-08', null, null],
    ['done', '2026-07-09', null, null],
    ['pending', '2026-07-09', null, 'color_note_not_yet'],
    ['present', '2026-07-09', null, 'color_note_not_yet'],
    ['pending', '2026-07-10', null, 'color_note_not_yet'],
    ['done', '2026-07-08', 'Rouge', 'color_note_already_set'],
    ['pending', '2026-07-10', 'Rouge', 'color_note_already_set'],
  ])('on a %s of %s with the note %s answers %s on July 9', (status, date, colorNote, refusal) => {
    expect(colorNoteRefusal({ status, date, colorNote }, '2026-07-09')).toBe(refusal);
  });
});

describe('the lines of a staff booking', () => {
  it('may be one of each category, up to four people each', () => {
    expect(
      staffLinesRefusal([
        { category: 'manicure', qty: 4 },
        { category: 'pedicure', qty: 1 },
        { category: 'other', qty: 2 },
      ]),
    ).toBeNull();
  });

  it.each<[Parameters<typeof staffLinesRefusal>[0], ErrorCode]>([
    [[], 'missing_fields'],
    [[{ category: 'manicure', qty: 0 }], 'malformed'],
    [[{ category: 'manicure', qty: 1.5 }], 'malformed'],
    [[{ category: 'manicure', qty: Number.NaN }], 'malformed'],
    [[{ category: 'manicure', qty: 5 }], 'quantity_over_capacity'],
    [
      [
        { category: 'other', qty: 1 },
        { category: 'other', qty: 1 },
      ],
      'one_line_per_category',
    ],
  ])('%o are refused: %s', (lines, code) => {
    expect(staffLinesRefusal(lines)).toBe(code);
  });
});
