import { describe, expect, it } from 'vitest';
import type { Closure } from '../booking/closures.ts';
import type { SpecialHours } from '../booking/special-hours.ts';
import type { LocationSettings, OpeningHours } from '../salon/locations.ts';
import { DEFAULT_SETTINGS } from '../salon/salon-settings.ts';
import { minutesOf } from '../salon/salon-time.ts';
import { hitVisits, misfits, type SalonDays, type SeatedVisit } from './hit-visits.ts';

const NO_LABEL = { fr: '', en: '' };
// Monday 8 June 2026: 9:30 to 18:00, the last work until 19:00.
const DAY = '2026-06-08';

function visit(id: string, time: string, { minutes = 45, qty = 1, ...rest }: Partial<SeatedVisit> & VisitSize = {}) {
  const start = minutesOf(time);
  const lines = [{ category: 'manicure', qty, minutes }] as const;
  return {
    id,
    date: DAY,
    location: 1,
    isToCome: true,
    start,
    end: start + minutes,
    lines,
    ...rest,
  } satisfies SeatedVisit;
}
type VisitSize = { minutes?: number; qty?: number };

function at1(change: Partial<LocationSettings>): SalonDays {
  const { locations } = DEFAULT_SETTINGS;
  return { ...DEFAULT_SETTINGS, locations: { ...locations, 1: { ...locations[1], ...change } } };
}

function mondays(hours: OpeningHours | null): SalonDays {
  return at1({ hours: DEFAULT_SETTINGS.locations[1].hours.map((day, index) => (index === 0 ? hours : day)) });
}

function seats(manicure: number): SalonDays {
  return at1({ seats: { manicure, pedicure: 4, other: 3 } });
}

function closed(closure: Partial<Extract<Closure, { kind: 'single' }>>): SalonDays {
  const one: Closure = { kind: 'single', date: DAY, until: DAY, location: null, label: NO_LABEL, ...closure };
  return { ...DEFAULT_SETTINGS, closures: [one] };
}

function special(opens: string, closes: string, more: Partial<SpecialHours> = {}): SalonDays {
  const hours = { date: DAY, until: DAY, location: null, label: NO_LABEL, opens, closes, ...more };
  return { ...DEFAULT_SETTINGS, specialHours: [hours] };
}

const MORNING = visit('morning', '10:00');
const EVENING = visit('evening', '17:30');
const OTHER_SHOP = visit('other shop', '10:00', { location: 2 });
const TUESDAY = visit('tuesday', '10:00', { date: '2026-06-09' });
const ALL = [MORNING, EVENING, OTHER_SHOP, TUESDAY];

describe('hitVisits', () => {
  it.each<[string, SalonDays, string[]]>([
    ['nothing', DEFAULT_SETTINGS, []],
    ['a weekday that closes', mondays(null), ['morning closed', 'evening closed']],
    ['an earlier closing', mondays({ opens: '09:30', closes: '17:00' }), ['evening outside_hours']],
    ['a later opening', mondays({ opens: '10:30', closes: '18:00' }), ['morning outside_hours']],
    ['longer hours', mondays({ opens: '08:00', closes: '22:00' }), []],
    ['less grace after closing', at1({ closingGraceMinutes: 0 }), ['evening outside_hours']],
    ['a closure of one date', closed({}), ['morning closed', 'evening closed', 'other shop closed']],
    ['a closure of one address', closed({ location: 2 }), ['other shop closed']],
    [
      'a closure of several days',
      closed({ date: '2026-06-05', until: '2026-06-09', location: 1 }),
      ['morning closed', 'evening closed', 'tuesday closed'],
    ],
    ['special hours', special('10:00', '14:00'), ['evening outside_hours']],
    ['special hours of the other address', special('12:00', '14:00', { location: 2 }), ['other shop outside_hours']],
    ['no seat at all', seats(0), ['morning no_seat', 'evening no_seat', 'tuesday no_seat']],
    ['one seat, with one person at a time', seats(1), []],
  ])('of %s', (_change, after, expected) => {
    const hits = hitVisits(DEFAULT_SETTINGS, after, ALL);
    expect([...hits].map(([id, reason]) => `${id} ${reason}`)).toEqual(expected);
  });

  it.each([
    ['as many seats as people', 3, []],
    ['one seat fewer', 2, ['third']],
    ['one seat', 1, ['second', 'third']],
  ])('leaves the seats to who booked first, with %s', (_case, count, expected) => {
    const visits = [
      visit('first', '10:00'),
      visit('second', '10:30'),
      visit('third', '10:15'),
      visit('later', '11:30'),
    ];
    expect([...hitVisits(DEFAULT_SETTINGS, seats(count), visits).keys()]).toEqual(expected);
  });

  it('leaves the seats to who has come already, however late they booked', () => {
    const visits = [visit('first', '10:00'), visit('here', '10:00', { isToCome: false })];
    expect([...hitVisits(DEFAULT_SETTINGS, seats(1), visits).keys()]).toEqual(['first']);
    expect([...hitVisits(DEFAULT_SETTINGS, mondays(null), visits).keys()]).toEqual(['first']);
  });

  it('hits a group whole, and leaves its seats to somebody alone', () => {
    const visits = [visit('group', '10:00', { qty: 3 }), visit('alone', '10:00')];
    expect([...hitVisits(DEFAULT_SETTINGS, seats(2), visits).keys()]).toEqual(['group']);
  });

  it('does not name again who did not fit before: staff have insisted there', () => {
    const visits = [visit('at night', '20:30'), MORNING];
    expect([...hitVisits(DEFAULT_SETTINGS, mondays({ opens: '09:30', closes: '17:00' }), visits).keys()]).toEqual([]);
  });

  it('counts work that goes on beyond midnight as too late', () => {
    const late = visit('late', '22:30', { minutes: 120 });
    const before = mondays({ opens: '09:30', closes: '23:59' });
    expect(hitVisits(before, special('09:30', '23:29'), [late])).toEqual(new Map([['late', 'outside_hours']]));
    expect(hitVisits(before, special('09:30', '23:30'), [late])).toEqual(new Map());
  });

  it('names whom special hours that are taken back hit', () => {
    const late = visit('late', '20:30');
    expect(hitVisits(special('09:30', '22:00'), DEFAULT_SETTINGS, [late])).toEqual(
      new Map([['late', 'outside_hours']]),
    );
  });
});

describe('misfits', () => {
  it('is empty while everybody fits', () => {
    expect(misfits(DEFAULT_SETTINGS, ALL)).toEqual(new Map());
  });
});
