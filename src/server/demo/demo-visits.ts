import { slotsOn } from '#domain/booking/booking-window.ts';
import { type StoredSitting, seatPlan, workMinutes } from '#domain/booking/seats.ts';
import { LOCATION_CODES, type LocationCode } from '#domain/salon/locations.ts';
import { hoursOn, type SalonSettings } from '#domain/salon/salon-settings.ts';
import {
  addDays,
  type CalendarDate,
  datesBetween,
  daysBetween,
  minutesOf,
  type SalonMoment,
} from '#domain/salon/salon-time.ts';
import { type DemoStaff, withStaff } from './demo-staff.ts';
import { withStatuses } from './demo-statuses.ts';
import type { DemoOffer, DemoVisit } from './demo-visit.ts';
import { type Dice, diceFrom } from './dice.ts';

const DAYS_AROUND = 7;
const EPOCH_DAY: CalendarDate = '2000-01-01';
/** Each slot is tried so often, and found wanted in that share of the tries. */
const TRIES_PER_SLOT = ['once', 'twice'];
const BUSY = 0.42;
const CANCELLED = 0.1;

/** Two weeks of visits around `now` at both locations, the same for the same moment; everybody has a seat, nearly everybody a technician. */
export function demoVisits(
  settings: SalonSettings,
  offers: readonly DemoOffer[],
  now: SalonMoment,
  staff: DemoStaff,
): DemoVisit[] {
  const dates = datesBetween(addDays(now.date, -DAYS_AROUND), addDays(now.date, DAYS_AROUND));
  return dates.flatMap((date) => {
    const day = LOCATION_CODES.flatMap((location) =>
      withStaff(dayOfVisits(settings, offers, { location, date }), { location, date }, staff),
    );
    return withStatuses(day, date, now);
  });
}

type Day = { location: LocationCode; date: CalendarDate };

function dayOfVisits(settings: SalonSettings, offers: readonly DemoOffer[], day: Day): DemoVisit[] {
  const dice = diceFrom(daysBetween(EPOCH_DAY, day.date) * 2 + day.location);
  const hours = hoursOn(settings, day.location, day.date);
  if (!hours) return [];
  const { seats, closingGraceMinutes } = settings.locations[day.location];
  const latestEnd = minutesOf(hours.closes) + closingGraceMinutes;
  const taken: StoredSitting<number>[] = [];
  return slotsOn(day.date, hours)
    .flatMap((time) => TRIES_PER_SLOT.map(() => minutesOf(time)))
    .filter(() => dice.chance(BUSY))
    .map((start) => ({ start, lines: someLines(dice, offers) }))
    .flatMap(({ start, lines }): DemoVisit[] => {
      const end = start + workMinutes(lines);
      const seating = end <= latestEnd ? seatPlan({ lines, start, seats }, taken) : null;
      // A visit that would move others is left out: the demo need not be that full.
      if (!seating || seating.moved.length > 0) return [];
      if (dice.chance(CANCELLED)) return [{ ...day, start, end, lines, status: 'cancel', sittings: [], people: [] }];
      const sittings = seating.seated;
      taken.push(...sittings.map((sitting, index) => ({ ...sitting, id: taken.length + index })));
      return [{ ...day, start, end, lines, status: 'pending', sittings, people: [] }];
    });
}

/** One service or two of different categories, mostly for one person. */
function someLines(dice: Dice, offers: readonly DemoOffer[]): DemoOffer[] {
  const first = dice.pick(offers);
  const others = offers.filter(({ category }) => category !== first.category);
  const chosen = dice.chance(0.3) ? [first, dice.pick(others)] : [first];
  return chosen.map((offer) => ({ ...offer, qty: dice.chance(0.15) ? Math.min(2, offer.capacity) : 1 }));
}
