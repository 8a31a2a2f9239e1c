import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { tokenDropped } from '../../../api/session.ts';

/** What the desk may call up over any page of the dashboard. */
export type DeskTool = 'palette' | 'walkIn';
type ToolState = { asked: DeskTool | null };

const nothing: ToolState = { asked: null };

/** The tool that lies over the page, if any. */
export const toolSlice = createSlice({
  name: 'tool',
  initialState: nothing,
  reducers: {
    toolAsked: (_state, { payload }: PayloadAction<DeskTool | null>) => ({ asked: payload }),
  },
  extraReducers: (builder) => {
    builder.addCase(tokenDropped, () => nothing);
  },
  selectors: { selectTool: ({ asked }) => asked },
});

export const { toolAsked } = toolSlice.actions;
export const { selectTool } = toolSlice.selectors;
