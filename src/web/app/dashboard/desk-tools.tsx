import type { Role } from '#domain/users/roles.ts';
import { selectTool, selectTurnNeed, toolAsked, turnAsked } from '../../features/reservations/desk-form/slice.ts';
import { TurnOrderDialog } from '../../features/reservations/turn/turn-order-dialog.tsx';
import { TurnProposal } from '../../features/reservations/turn/turn-proposal.tsx';
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
  const need = useAppSelector(selectTurnNeed);
  if (need) return <TurnProposal key={need.visit._id} need={need} onClose={() => dispatch(turnAsked(null))} />;
  if (tool === 'turnOrder') return <TurnOrderDialog onClose={close} />;
  if (tool === 'palette') return <DeskPalette roles={roles} onClose={close} />;
  return tool === 'walkIn' ? <WalkInDialog onClose={close} /> : null;
}
