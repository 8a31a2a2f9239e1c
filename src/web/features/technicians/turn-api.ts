import { type TurnOrder, type Turns, turnsSchema } from '#contract/schemas/turns.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { baseApi } from '../../api/base-api.ts';

/** Of whose turn it is: for a visit, for the lines of a walk-in (`serviceId:qty`), or for whoever comes now. */
export type TurnsAsked = { location: LocationCode; reservationId?: string; lines?: string };

/** Whose turn it is, for the desk. */
const turnApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    turns: build.query<Turns, TurnsAsked>({
      query: (params) => ({ url: 'technicians/turn', params }),
      ...(import.meta.env.DEV && { responseSchema: turnsSchema }),
      providesTags: ['Reservation', 'Technician'],
    }),
    /** Today's order at a location; an empty one goes by planned minutes again. */
    setTurnOrder: build.mutation<Turns, TurnOrder>({
      query: (body) => ({ url: 'technicians/turn', method: 'PUT', body }),
      ...(import.meta.env.DEV && { responseSchema: turnsSchema }),
      invalidatesTags: ['Technician'],
    }),
  }),
});

export const { useTurnsQuery, useSetTurnOrderMutation } = turnApi;
