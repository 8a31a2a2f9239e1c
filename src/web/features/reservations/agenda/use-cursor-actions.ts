import { useNavigate } from 'react-router';
import { newVisitPath } from '../agenda-column/free-menu.tsx';
import { useBreaks } from '../agenda-column/use-breaks.ts';
import type { AgendaColumn } from './agenda-columns.ts';
import type { Cursor } from './cursor.ts';
import { freeAt } from './use-empty-slots.ts';

type CursorActions = {
  /** Begins a new visit where the keyboard stands. */
  onNew: (cursor: Cursor) => void;
  /** Enters a break of whose column it is, where it is free. */
  onBreak: (cursor: Cursor) => void;
};

/** What a key alone begins where the keyboard stands in the agenda. */
export function useCursorActions(columns: readonly AgendaColumn[]): CursorActions {
  const navigate = useNavigate();
  const breaks = useBreaks();
  const at = ({ column, minute }: Cursor) => {
    const found = columns.find(({ key }) => key === column);
    return found && freeAt(found, minute);
  };
  return {
    onNew: (cursor) => {
      const place = at(cursor);
      if (place) void navigate(newVisitPath(place));
    },
    onBreak: (cursor) => {
      const place = cursor.piece === null ? at(cursor) : undefined;
      if (!place || place.technicianId === null || place.breakMinutes <= 0) return;
      const { technicianId, location, date, minute: start, breakMinutes } = place;
      breaks.add({ technicianId, location, date, start, end: start + breakMinutes });
    },
  };
}
