import type { Address } from '#contract/schemas/settings.ts';
import type { ServiceCategory } from '#domain/services/services.ts';

type DayValues = { isOpen: boolean; opens: string; closes: string };

/** An address as its form holds it: numbers as they are typed, seven days, Monday first. */
export type AddressValues = {
  name: string;
  street: string;
  city: string;
  hours: DayValues[];
  closingGraceMinutes: string;
  seats: Record<ServiceCategory, string>;
  pictures: string[];
};

/** What a day is proposed when it opens again. */
const USUAL = { opens: '09:30', closes: '18:00' };

/** An address, ready to be changed. */
export function valuesOf({ name, street, city, hours, closingGraceMinutes, seats, pictures }: Address): AddressValues {
  return {
    ...{ name, street, city, pictures },
    hours: hours.map((day) => ({ isOpen: day !== null, ...(day ?? USUAL) })),
    closingGraceMinutes: String(closingGraceMinutes),
    seats: { manicure: String(seats.manicure), pedicure: String(seats.pedicure), other: String(seats.other) },
  };
}

/** What the form sends. */
export function addressOf(code: Address['code'], values: AddressValues): Address {
  const { seats } = values;
  return {
    ...values,
    code,
    hours: values.hours.map(({ isOpen, opens, closes }) => (isOpen ? { opens, closes } : null)),
    closingGraceMinutes: Number(values.closingGraceMinutes),
    seats: { manicure: Number(seats.manicure), pedicure: Number(seats.pedicure), other: Number(seats.other) },
  };
}
