import type { Role } from '#domain/roles.ts';
import { selectTool, toolAsked } from '../features/desk-booking/slice.ts';
import { WalkInDialog } from '../features/desk-booking/walk-in-dialog.tsx';
import { DeskPalette } from './desk-palette.tsx';
import { useAppDispatch, useAppSelector } from './use-store.ts';

/** What the desk has called up over the page. */
export function DeskTools({ roles }: { roles: readonly Role[] }) {
  const dispatch = useAppDispatch();
  const tool = useAppSelector(selectTool);
  const close = () => {
    dispatch(toolAsked(null));
  };
  if (tool === 'palette') return <DeskPalette roles={roles} onClose={close} />;
  return tool === 'walkIn' ? <WalkInDialog onClose={close} /> : null;
}
