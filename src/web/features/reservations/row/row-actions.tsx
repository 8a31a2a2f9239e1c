import { Ban, CalendarClock, Ellipsis, Eye, HandHeart, Palette, Trash2, Undo2, UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { literalLines } from '#contract/words/literals.ts';
import { deskMoveRefusal } from '#domain/reservations/moving.ts';
import { canTransition } from '#domain/reservations/reservation.ts';
import { mayAskTurn } from '#domain/team/turn-need.ts';
import { may } from '#domain/users/roles.ts';
import { useSalonClock } from '../../../api/salon-clock.ts';
import { selectUser } from '../../../api/session.ts';
import { useAppDispatch, useAppSelector } from '../../../app/use-store.ts';
import { Literal, useLiteral } from '../../../i18n/literal.tsx';
import { useFormat, useLanguage } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Menu, type OpenList } from '../../../ui/overlays/menu.tsx';
import { type MenuItem, MenuList } from '../../../ui/overlays/menu-list.tsx';
import { useSalon } from '../../settings/api.ts';
import { turnAsked } from '../desk-form/slice.ts';
import { useMayNoteColor } from '../details/color-note-form.tsx';
import type { RowControl } from './row-control.ts';
import styles from './transition-button.module.css';
import { TransitionButton } from './transition-button.tsx';
import { useLocationOf } from './use-location-of.ts';
import { useMayRestore } from './use-may-restore.ts';

/** The buttons of the row: the next transition of a visit, or its cancel and delete. The rest is in the menu. */
export type RowPurpose = 'transition' | 'manage';

export type RowActionsProps = RowControl & {
  reservation: Reservation;
  purpose?: RowPurpose;
  /** Filled for the one that is next. */
  isNext?: boolean;
  /** While the row is on its way out, nothing in it can be pressed. */
  disabled?: boolean;
};

/** The buttons at the end of a reservation's row: the one that is needed most, and a menu of the others. */
export function RowActions(props: RowActionsProps) {
  const { reservation, purpose = 'transition', isNext = false, disabled = false, onTransition, onAsk } = props;
  const { t } = useTranslation(['desk', 'common']);
  const nameOf = useActionName(reservation);
  return (
    <>
      {purpose === 'transition' && (
        <TransitionButton
          visit={reservation}
          nameOf={nameOf}
          isNext={isNext}
          disabled={disabled}
          onTransition={(transition) => onTransition(reservation, transition)}
        />
      )}
      {purpose === 'manage' && (
        <>
          <CancelButton
            nameOf={nameOf}
            disabled={disabled || !canTransition(reservation.status, 'cancel')}
            onPress={() => onAsk({ dialog: 'cancel', reservation })}
          />
          <IconButton
            variant="danger"
            label={nameOf(t('common:delete'))}
            icon={<Trash2 aria-hidden="true" />}
            disabled={disabled}
            onClick={() => onAsk({ dialog: 'remove', reservation })}
          />
        </>
      )}
      <Menu
        variant="icon"
        label={nameOf(t('desk:moves.more'))}
        trigger={<Ellipsis aria-hidden="true" />}
        items={(list) => <RowMenuList {...props} list={list} />}
      />
    </>
  );
}

/** The entries of a row's menu are worked out when it opens: hundreds of rows are drawn without them. */
function RowMenuList({ list, ...props }: RowActionsProps & { list: OpenList }) {
  return <MenuList {...list} items={useMenuItems(props)} />;
}

/** All that can be done with a visit, as buttons. */
export function VisitActions(props: RowActionsProps & { onLeave: () => void }) {
  const { onLeave, ...rest } = props;
  const items = useMenuItems({ ...rest, purpose: 'all' }).filter(({ key }) => key !== 'details' && key !== 'note');
  return items.map((item) => (
    <Button
      key={item.key}
      variant={item.danger ? 'danger' : 'secondary'}
      size="medium"
      icon={item.icon}
      disabled={item.disabled ?? false}
      onClick={() => {
        onLeave();
        item.onSelect();
      }}
    >
      {item.label}
    </Button>
  ));
}

/** Returns the name of an action with its visit: « Arrivée Attend/Pending, Camille Tremblay, 10 h » (WCAG 2.5.3: the visible words come first, as they stand). */
function useActionName({ reservationClientInfo, reservationDate }: Reservation): (action: string) => string {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const of = { client: reservationClientInfo.client, time: format.time(reservationDate.timeReserved) };
  return (action) => t('moves.of', { action, ...of });
}

type Deed = MenuItem & { onSelect: () => void };
type MenuPurpose = Omit<RowActionsProps, 'purpose'> & { purpose?: RowPurpose | 'all' };

function useMenuItems({ reservation, purpose = 'transition', onTransition, onAsk }: MenuPurpose): Deed[] {
  const { t } = useTranslation(['desk', 'common']);
  const literal = useLiteral();
  const mayRestore = useMayRestore(reservation);
  const mayNote = useMayNoteColor(reservation);
  const dispatch = useAppDispatch();
  const salon = useSalon();
  const mayAsk = useSalonClock(
    (now) => salon !== undefined && mayAskTurn(reservation, salon.locations, now?.date ?? null),
  );
  const { status } = reservation;
  const hasTeam = useLocationOf()(reservation.reservationLocation.locationReserved)?.staffing === true;
  const mayErase = may(useAppSelector(selectUser)?.roles ?? [], 'export_person');
  const steps = (['present', 'done'] as const).filter(
    (transition) => purpose !== 'transition' && canTransition(status, transition),
  );
  const cancelAndDelete: Deed[] = [
    {
      key: 'cancel',
      label: <Literal id="moveCancel" />,
      icon: <Ban aria-hidden="true" />,
      disabled: !canTransition(status, 'cancel'),
      onSelect: () => onAsk({ dialog: 'cancel', reservation }),
    },
    {
      key: 'remove',
      label: t('common:delete'),
      icon: <Trash2 aria-hidden="true" />,
      danger: true,
      onSelect: () => onAsk({ dialog: 'remove', reservation }),
    },
  ];
  return [
    {
      key: 'details',
      label: t('desk:moves.details'),
      icon: <Eye aria-hidden="true" />,
      onSelect: () => onAsk({ dialog: 'details', reservation }),
    },
    ...steps.map((transition) => ({
      key: transition,
      label: literal(transition === 'present' ? 'movePresent' : 'moveDone'),
      onSelect: () => void onTransition(reservation, transition),
    })),
    ...(deskMoveRefusal(status, hasTeam) === null
      ? [
          {
            key: 'move',
            label: t(status === 'present' ? 'desk:move.person' : 'desk:move.open'),
            icon: <CalendarClock aria-hidden="true" />,
            onSelect: () => onAsk({ dialog: 'move', reservation }),
          },
        ]
      : []),
    ...(mayAsk
      ? [
          {
            key: 'turn',
            label: t('desk:moves.turn'),
            icon: <HandHeart aria-hidden="true" />,
            onSelect: () => dispatch(turnAsked({ visit: reservation, isCalled: true })),
          },
        ]
      : []),
    ...(mayRestore
      ? [
          {
            key: 'restore',
            label: t('common:undo'),
            icon: <Undo2 aria-hidden="true" />,
            onSelect: () => void onTransition(reservation, 'restore'),
          },
        ]
      : []),
    ...(mayNote
      ? [
          {
            key: 'note',
            label: t('desk:moves.note'),
            icon: <Palette aria-hidden="true" />,
            onSelect: () => onAsk({ dialog: 'details', reservation }),
          },
        ]
      : []),
    ...(purpose === 'manage' ? [] : cancelAndDelete),
    ...(mayErase
      ? [
          {
            key: 'erase',
            label: t('desk:moves.erase'),
            icon: <UserX aria-hidden="true" />,
            danger: true,
            onSelect: () => onAsk({ dialog: 'erase', reservation }),
          },
        ]
      : []),
  ];
}

type NameOf = (action: string) => string;

type CancelButtonProps = { nameOf: NameOf; disabled: boolean; onPress: () => void };

/** The literal `Cancel`, the French first; disabled where there is nothing to cancel any more. */
function CancelButton({ nameOf, disabled, onPress }: CancelButtonProps) {
  const isFrench = useLanguage() === 'fr';
  const exact = literalLines('moveCancel', 'en').map(({ text }) => text);
  const literal = useLiteral();
  const words = isFrench ? [literal('cancel'), ...exact] : exact;
  return (
    <Button variant="danger" size="medium" aria-label={nameOf(words.join(' '))} disabled={disabled} onClick={onPress}>
      <span className={styles.words}>
        {isFrench && <span className={styles.word}>{literal('cancel')}</span>}{' '}
        {exact.map((word) => (
          <span key={word} lang={isFrench ? 'en-CA' : undefined} className={isFrench ? styles.literal : styles.word}>
            {word}
          </span>
        ))}
      </span>
    </Button>
  );
}
