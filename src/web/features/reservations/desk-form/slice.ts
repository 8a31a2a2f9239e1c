import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { tokenDropped } from '../../../api/session.ts';

/** What the desk may call up over any page of the dashboard. */
export type DeskTool = 'palette' | 'walkIn' | 'turnOrder';

/** A visit that needs somebody; `isCalled` when the desk asks whose turn it is, and not when its client has just arrived. */
export type TurnNeed = { visit: Reservation; isCalled: boolean };

type ToolState = { asked: DeskTool | null; need: TurnNeed | null };

const nothing: ToolState = { asked: null, need: null };

/** The tool that lies over the page, if any. */
export const toolSlice = createSlice({
  name: 'tool',
  initialState: nothing,
  reducers: {
    toolAsked: (_state, { payload }: PayloadAction<DeskTool | null>) => ({ asked: payload, need: null }),
    /** A proposal takes the place of another one, and of nothing that somebody is busy with. */
    turnAsked: (state, { payload }: PayloadAction<TurnNeed | null>) =>
      state.asked === null ? { asked: null, need: payload } : state,
  },
  extraReducers: (builder) => {
    builder.addCase(tokenDropped, () => nothing);
  },
  selectors: { selectTool: ({ asked }) => asked, selectTurnNeed: ({ need }) => need },
});

export const { toolAsked, turnAsked } = toolSlice.actions;
export const { selectTool, selectTurnNeed } = toolSlice.selectors;
