import type { SalonLocation } from '#contract/schemas/settings.ts';
import type { ServiceCategory } from '#domain/services/services.ts';

type DayValues = { isOpen: boolean; opens: string; closes: string };

/** The values of a location's form: numbers as they are typed, seven days, Monday first. */
export type LocationValues = {
  name: string;
  street: string;
  city: string;
  hours: DayValues[];
  closingGraceMinutes: string;
  seats: Record<ServiceCategory, string>;
  staffing: boolean;
  pictures: string[];
};

/** The hours proposed for a day that opens again. */
const USUAL_HOURS = { opens: '09:30', closes: '18:00' };

/** The values of a saved location. */
export function valuesOf({
  name,
  street,
  city,
  hours,
  closingGraceMinutes,
  seats,
  staffing,
  pictures,
}: SalonLocation): LocationValues {
  return {
    ...{ name, street, city, staffing, pictures },
    hours: hours.map((day) => ({ isOpen: day !== null, ...(day ?? USUAL_HOURS) })),
    closingGraceMinutes: String(closingGraceMinutes),
    seats: { manicure: String(seats.manicure), pedicure: String(seats.pedicure), other: String(seats.other) },
  };
}

/** What the form sends. */
export function locationOf(code: SalonLocation['code'], values: LocationValues): SalonLocation {
  const { seats } = values;
  return {
    ...values,
    code,
    hours: values.hours.map(({ isOpen, opens, closes }) => (isOpen ? { opens, closes } : null)),
    closingGraceMinutes: Number(values.closingGraceMinutes),
    seats: { manicure: Number(seats.manicure), pedicure: Number(seats.pedicure), other: Number(seats.other) },
  };
}
