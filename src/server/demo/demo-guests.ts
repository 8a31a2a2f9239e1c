import type { CalendarDate } from '#domain/salon/salon-time.ts';
import type { DemoVisit } from './demo-visit.ts';
import type { Dice } from './dice.ts';

type Given<Person> = { visit: DemoVisit; person: Person };

/**
 * Gives each visit a person, nobody twice on one day; where there are more visits than people the rest is left out.
 * The first person, whose account visitors of the demo try, has something on many days, cancelled ones too.
 */
export function withGuests<Person>(
  visits: readonly DemoVisit[],
  people: readonly Person[],
  dice: Dice,
): Given<Person>[] {
  const busy = new Map<CalendarDate, Set<Person>>();
  return visits.flatMap((visit) => {
    const there = busy.get(visit.date) ?? new Set();
    busy.set(visit.date, there);
    const free = people.filter((person) => !there.has(person));
    const [first] = free;
    if (first === undefined) return [];
    const person = first === people[0] && dice.chance(FAVOURED) ? first : dice.pick(free);
    there.add(person);
    return [{ visit, person }];
  });
}

const FAVOURED = 0.04;
