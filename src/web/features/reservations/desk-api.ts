import {
  closedSchema,
  type ReadReservationList,
  type Reservation,
  type ReservationList,
  readReservationListSchema,
  reservationSchema,
} from '#contract/schemas/reservations.ts';
import type { CancelReason, ReservationStatus } from '#domain/reservations/reservation.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import type { PerformerChange } from '#domain/team/performer-changes.ts';
import { parsedBy } from '../../api/conditional-get.ts';
import { reservationsApi } from './api.ts';

/** How often the live lists of the desk are polled. */
export const POLLING_MS = 6000;

/** The staff lists; `day` is the board's and the print's, of one date. */
export type ListName = 'general' | 'pending' | 'present' | 'possible' | 'archive' | 'active' | 'day';

/** The parameters of a list, by their names in the API. */
export type ListRequest = {
  list: ListName;
  keyword?: string;
  pageNumber?: number;
  pageSize?: number;
  reservationStatusOption?: ReservationStatus;
  reservationLocationOption?: `${LocationCode}`;
  date?: string;
  /** Of `day`: the last of several days, and whom a technician serves. */
  until?: string;
  technicianId?: string;
};

/** A transition that staff make in one touch; `restore` takes the last one back. */
export type Transition = 'present' | 'done' | 'cancel' | 'restore';

/** A move as the desk sends it: from where the screen shows the visit, to what changes. */
export type DeskMoveBody = {
  from: Pick<Reservation, 'reservationLocation' | 'reservationDate'>;
  reservationLocation?: Reservation['reservationLocation'];
  reservationDate?: Reservation['reservationDate'];
  /** The whole length of the visit, in minutes. */
  minutes?: number;
  /** Who is to serve it, by id; null for whoever is free. */
  performerId?: string | null;
  /** Of a visit that several serve, whose people go to whom. */
  performerChanges?: readonly PerformerChange[];
  performerIds?: readonly string[];
  /** False refuses a visit at the same time as another of the same client. */
  overlapIsMeant?: boolean;
  /** Against what stands in its way. */
  insist?: boolean;
};

/** The calls of the desk. All changes refresh the cached lists, also those refused: somebody else was faster. */
export const deskApi = reservationsApi.injectEndpoints({
  endpoints: (build) => ({
    reservationList: build.query<ReadReservationList, ListRequest>({
      query: ({ list, ...params }) => ({
        url: list === 'general' ? 'reservations' : `reservations/${list}`,
        params,
        responseHandler: parsedBy(readReservationListSchema),
      }),
      providesTags: ['Reservation'],
    }),

    transitionReservation: build.mutation<
      Reservation,
      { id: string; transition: Transition; insist: boolean; reason?: CancelReason | undefined }
    >({
      query: ({ id, transition, insist, reason }) =>
        transition === 'cancel'
          ? {
              url: 'reservations',
              method: 'PATCH',
              body: { id, cancel: true, ...(reason && { cancelReason: reason }) },
            }
          : { url: `reservations/${transition}`, method: 'PATCH', body: { id, ...(insist && { insist }) } },
      ...(import.meta.env.DEV && { responseSchema: reservationSchema }),
      invalidatesTags: ['Reservation'],
      onQueryStarted: async ({ id, transition }, { dispatch, getState, queryFulfilled }) => {
        if (transition === 'restore') return;
        const shown = deskApi.util.selectInvalidatedBy(getState(), ['Reservation']);
        const patches = shown
          .filter(({ endpointName }) => endpointName === 'reservationList')
          .map(({ originalArgs }) =>
            dispatch(
              deskApi.util.updateQueryData('reservationList', originalArgs, (list) =>
                showTransition(list, id, transition),
              ),
            ),
          );
        await queryFulfilled.catch(() => {
          for (const patch of patches) patch.undo();
        });
      },
    }),

    /** To another slot, against conflicts when `insist` says so; what is left out stays. */
    moveReservation: build.mutation<Reservation, { id: string } & DeskMoveBody>({
      query: (body) => ({ url: 'reservations/move', method: 'PATCH', body }),
      ...(import.meta.env.DEV && { responseSchema: reservationSchema }),
      invalidatesTags: ['Reservation'],
    }),

    closePastDay: build.mutation<{ closed: number }, { done: string[]; absent: string[] }>({
      query: (body) => ({ url: 'reservations/close', method: 'PATCH', body }),
      ...(import.meta.env.DEV && { responseSchema: closedSchema }),
      invalidatesTags: ['Reservation'],
    }),

    removeReservation: build.mutation<{ message: string }, string>({
      query: (id) => ({ url: 'reservations', method: 'DELETE', body: { id } }),
      invalidatesTags: ['Reservation'],
    }),

    erasePerson: build.mutation<{ message: string }, string>({
      query: (id) => ({ url: 'users/anonymise-visitor', method: 'POST', body: { id } }),
      invalidatesTags: ['Reservation', 'User'],
    }),

    noteColor: build.mutation<Reservation, { id: string; colorNote: string }>({
      query: (body) => ({ url: 'reservations/past', method: 'PATCH', body }),
      ...(import.meta.env.DEV && { responseSchema: reservationSchema }),
      invalidatesTags: ['Reservation'],
    }),
  }),
});

export const { useReservationListQuery, useNoteColorMutation, useClosePastDayMutation } = deskApi;

/** Shows the new status before the server has confirmed it; its response, or the next poll, corrects it. */
function showTransition({ reservations }: ReservationList, id: string, transition: ReservationStatus): void {
  const row = reservations.find(({ _id }) => _id === id);
  if (row) row.status = transition;
}
