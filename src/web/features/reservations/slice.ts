import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { ReservationStatus } from '#domain/reservations/reservation.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { tokenDropped } from '../../api/session.ts';

/** The booking just placed, for the confirmation page; it lives as long as the tab, and not beyond a logout. */
export const placedSlice = createSlice({
  name: 'placed',
  initialState: (): { reservation: Reservation | null } => ({ reservation: null }),
  reducers: {
    reservationPlaced: (_state, { payload }: PayloadAction<Reservation>) => ({ reservation: payload }),
    /** It was cancelled or moved: what was placed is not what the salon has. */
    placedChanged: (state, { payload: id }: PayloadAction<string>) =>
      state.reservation?._id === id ? { reservation: null } : state,
  },
  extraReducers: (builder) => {
    builder.addCase(tokenDropped, () => ({ reservation: null }));
  },
  selectors: { selectPlaced: ({ reservation }) => reservation },
});

export const { reservationPlaced, placedChanged } = placedSlice.actions;
export const { selectPlaced } = placedSlice.selectors;

/** What a counter of the board counts; pressed, it leaves only those on it. */
export type BoardCount = ReservationStatus | 'late';

/** What the board shows of a day; `undefined` until somebody has chosen, so that the device's own location stands. */
export type BoardFilter = {
  location: LocationCode | null | undefined;
  count: BoardCount | null;
  keyword: string;
};

const NO_FILTER: BoardFilter = { location: undefined, count: null, keyword: '' };

/** The board's filter, as it was left, until the tab is closed or somebody else logs in. */
export const boardSlice = createSlice({
  name: 'board',
  initialState: NO_FILTER,
  reducers: {
    boardFiltered: (state, { payload }: PayloadAction<Partial<BoardFilter>>) => ({ ...state, ...payload }),
  },
  extraReducers: (builder) => {
    builder.addCase(tokenDropped, () => NO_FILTER);
  },
  selectors: { selectBoardFilter: (state) => state },
});

export const { boardFiltered } = boardSlice.actions;
export const { selectBoardFilter } = boardSlice.selectors;

/** How many people wait, for the title of the tab, while a list that knows it is open. */
export const waitingSlice = createSlice({
  name: 'waiting',
  initialState: (): { count: number } => ({ count: 0 }),
  reducers: { waitingCounted: (_state, { payload }: PayloadAction<number>) => ({ count: payload }) },
  selectors: { selectWaiting: ({ count }) => count },
});

export const { waitingCounted } = waitingSlice.actions;
export const { selectWaiting } = waitingSlice.selectors;
