import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { isFoundBy, searchKey } from '#domain/search.ts';
import type { Role } from '#domain/users/roles.ts';
import { toolAsked } from '../../features/reservations/desk-form/slice.ts';
import { useClientSearch } from '../../features/reservations/desk-search/use-client-search.ts';
import { useFoundVisits } from '../../features/reservations/desk-search/use-found-visits.ts';
import { MovePanel } from '../../features/reservations/moving/move-panel.tsx';
import { useNewestFacts, useVisitsToMove } from '../../features/reservations/moving/use-visits-to-move.ts';
import { useReservationActions } from '../../features/reservations/row/use-reservation-actions.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { type Command, CommandMenu } from '../../ui/overlays/command-menu.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { listPath } from '../navigation.ts';
import { useAppDispatch } from '../use-store.ts';
import { dashboardMenu } from './dashboard-menu.ts';
import { takeTypedAhead } from './typed-ahead.ts';

type PaletteProps = { roles: readonly Role[]; onClose: () => void };
type Action = Command & { act: () => void };

/** Ctrl or ⌘ with K: a new booking, a walk-in, who arrives or is done, a visit to move, a client, any screen, by a few letters. */
export function DeskPalette({ roles, onClose }: PaletteProps) {
  const [moving, setMoving] = useState<Reservation | null>(null);
  const { tellMoved } = useReservationActions();
  const newest = useNewestFacts(moving);
  if (newest) return <MovePanel visit={newest} onMoved={tellMoved} onClose={onClose} />;
  return <OpenPalette roles={roles} onClose={onClose} onMove={setMoving} />;
}

function OpenPalette({ roles, onClose, onMove }: PaletteProps & { onMove: (visit: Reservation) => void }) {
  const { t } = useTranslation(['board', 'desk', 'common']);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const ahead = takeTypedAhead();
    if (ahead !== '') setTyped((before) => before + ahead);
  }, []);
  const commands = useCommands(roles, onClose).filter(({ label }) => isFoundBy(searchKey(label), typed));
  const { clients, isLooking } = useClients(typed, onClose);
  const moves = useVisitsToMove(typed).map(({ visit, label }): Action => {
    return { key: `move ${visit._id}`, label, act: () => onMove(visit) };
  });
  const actions = [...commands, ...useSteps(typed, onClose), ...moves, ...clients];
  return (
    <Dialog open onClose={onClose} title={t('board:palette.title')} closeLabel={t('common:close')} firstFocus={input}>
      <CommandMenu
        label={t('board:palette.label')}
        value={typed}
        onValueChange={setTyped}
        commands={actions}
        onSelect={(key) => actions.find((action) => action.key === key)?.act()}
        emptyText={isLooking ? t('board:palette.looking') : t('common:noResults', { query: typed })}
        inputRef={input}
      />
    </Dialog>
  );
}

function useCommands(roles: readonly Role[], onClose: () => void): Action[] {
  const { t } = useTranslation(['board', 'desk']);
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const goTo = (path: string) => () => {
    onClose();
    void navigate(path);
  };
  const screens = dashboardMenu(roles).flatMap(({ items }) => items);
  return [
    { key: 'new', label: t('desk:menu.new'), act: goTo(paths.newReservation) },
    { key: 'walk-in', label: t('desk:walkIn'), act: () => dispatch(toolAsked('walkIn')) },
    { key: 'today', label: t('board:palette.today'), act: goTo(paths.dashboard) },
    ...screens
      .filter(({ to }) => to !== paths.newReservation)
      .map(({ to, label }) => ({
        key: to,
        label: t(`desk:menu.${label}`),
        description: t('board:palette.screen'),
        act: goTo(to),
      })),
  ];
}

/** The next step of each visit of today that is meant: who arrives, and who is done. */
function useSteps(typed: string, onClose: () => void): Action[] {
  const { t } = useTranslation('board');
  const format = useFormat();
  const { transition } = useReservationActions();
  return useFoundVisits(typed).map((visit) => {
    const step = visit.status === 'pending' ? 'present' : 'done';
    return {
      key: `${step} ${visit._id}`,
      label: t(`palette.${step}`, { client: visit.reservationClientInfo.client }),
      description: format.time(visit.reservationDate.timeReserved),
      act: () => {
        onClose();
        void transition(visit, step);
      },
    };
  });
}

function useClients(typed: string, onClose: () => void): { clients: Action[]; isLooking: boolean } {
  const { t } = useTranslation(['board', 'common']);
  const navigate = useNavigate();
  const format = useFormat();
  const { found, isComplete } = useClientSearch(typed);
  const clients = found.map(({ client, phone }, index) => ({
    key: `client ${index}`,
    label: client,
    description: phone ? format.phone(phone) : t('common:noPhone'),
    act: () => {
      onClose();
      void navigate(listPath('reservations', { keyword: phone ?? client }));
    },
  }));
  return { clients, isLooking: !isComplete };
}
