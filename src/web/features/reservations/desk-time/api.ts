import { type Availability, type AvailableSlot, availabilitySchema } from '#contract/schemas/availability.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import type { CalendarDate, ClockTime } from '#domain/salon/salon-time.ts';
import { baseApi } from '../../../api/base-api.ts';
import { linesText } from '../../availability/api.ts';

type Lines = readonly { serviceId: string; qty: number }[];
type DaysRequest = { location: LocationCode; lines: Lines; performerId: string | null };

/** What is to be placed: services for so many people, or a visit that is to be moved. */
export type Placed = { lines: Lines } | { moving: string };

type SlotRequest = {
  location: LocationCode;
  date: CalendarDate;
  time: ClockTime;
  /** A technician by id, or `any`; left out, nobody is asked for, or who serves a visit that is to be moved. */
  performerId: string | undefined;
  placed: Placed;
};

const deskTimeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The days and slots for these services over the whole booking window, as the desk judges: without the notice of clients. */
    deskDays: build.query<Availability, DaysRequest>({
      query: ({ location, lines, performerId }) => ({
        url: 'reservations/availability',
        params: {
          ...{ location, lines: linesText(lines), desk: 'timetable' },
          ...(performerId !== null && { performerId }),
        },
      }),
      ...(import.meta.env.DEV && { responseSchema: availabilitySchema }),
      providesTags: ['Reservation'],
    }),
    /** One time of a day, in the timetable or not; null where it cannot be judged. */
    slotAt: build.query<AvailableSlot | null, SlotRequest>({
      query: ({ location, date, time, performerId, placed }) => ({
        url: 'reservations/availability',
        params: {
          ...{ location, from: date, to: date, desk: time },
          ...(performerId !== undefined && { performerId }),
          ...('moving' in placed ? placed : { lines: linesText(placed.lines) }),
        },
      }),
      ...(import.meta.env.DEV && { rawResponseSchema: availabilitySchema }),
      transformResponse: ({ days: [day] }: Availability, _meta, { time }) =>
        day?.slots.find((slot) => slot.time === time) ?? null,
      providesTags: ['Reservation'],
    }),
  }),
});

export const { useDeskDaysQuery, useSlotAtQuery } = deskTimeApi;
