import { CalendarPlus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#contract/paths.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { clockTime } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { type MenuItem, MenuList } from '../../../ui/overlays/menu-list.tsx';
import { useLength } from './agenda-measures.ts';
import styles from './free-menu.module.css';

/** What was pressed of a column: free ground at a minute, or visits that have no room side by side. */
export type OpenPlace = { column: string; minute: number } & (
  | { kind: 'free'; date: string; location: LocationCode }
  | { kind: 'crowd'; visits: readonly Reservation[] }
);

type FreeMenuProps = {
  place: OpenPlace;
  isLast: boolean;
  onClose: () => void;
  onOpen: (visit: Reservation) => void;
};

/** What can be begun at a free time, or who stands there, in a small menu at the place that was pressed. */
export function FreeMenu({ place, isLast, onClose, onOpen }: FreeMenuProps) {
  const { t } = useTranslation('agenda');
  const format = useFormat();
  const length = useLength();
  const id = useId();
  const time = format.time(clockTime(place.minute));
  const items: MenuItem[] =
    place.kind === 'free'
      ? [
          {
            key: 'new',
            label: t('newAt', { time }),
            icon: <CalendarPlus aria-hidden="true" />,
            to: newVisitPath(place),
          },
        ]
      : place.visits.map((visit) => ({
          key: visit._id,
          label: `${format.time(visit.reservationDate.timeReserved)} · ${visit.reservationClientInfo.client}`,
          onSelect: () => onOpen(visit),
        }));
  return (
    <div className={styles.place} style={{ insetBlockStart: length(place.minute) }} data-menu>
      <span id={`${id}-time`} className={`num ${styles.time}`} data-kind={place.kind}>
        {time}
      </span>
      <MenuList
        id={`${id}-menu`}
        labelledBy={`${id}-time`}
        items={items}
        openAt="first"
        align={isLast ? 'end' : 'start'}
        onClose={onClose}
      />
    </div>
  );
}

/** The form for a new visit, begun at that place and time. */
export function newVisitPath({
  location,
  date,
  minute,
}: {
  location: LocationCode;
  date: string;
  minute: number;
}): string {
  const start = { lieu: String(location), date, heure: clockTime(minute) };
  return `${paths.newReservation}?${new URLSearchParams(start)}`;
}
