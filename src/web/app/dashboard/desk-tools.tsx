import type { Role } from '#domain/users/roles.ts';
import { selectTool, toolAsked } from '../../features/reservations/desk-form/slice.ts';
import { WalkInDialog } from '../../features/reservations/walk-in/walk-in-dialog.tsx';
import { useAppDispatch, useAppSelector } from '../use-store.ts';
import { DeskPalette } from './desk-palette.tsx';

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
