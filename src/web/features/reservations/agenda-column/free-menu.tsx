import { CalendarPlus, Coffee, Trash2, TreePalm } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#contract/paths.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { type CalendarDate, clockTime } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { newAbsencePath } from '../../../shared/team/agenda-paths.ts';
import { type MenuItem, MenuList } from '../../../ui/overlays/menu-list.tsx';
import type { ShownAbsence } from '../agenda/agenda-columns.ts';
import { useLength } from '../agenda/agenda-measures.ts';
import styles from './free-menu.module.css';
import { useBreaks } from './use-breaks.ts';

/** What was pressed of a column: an empty slot at a minute, an absence, or visits that have no room side by side. */
export type OpenPlace = { column: string; minute: number } & (
  | {
      kind: 'free';
      date: CalendarDate;
      location: LocationCode;
      /** Whose column it is, where it is somebody's. */
      technicianId: string | null;
      /** How long nothing else is there, at most as long as a break. */
      breakMinutes: number;
    }
  | { kind: 'absence'; absence: ShownAbsence }
  | { kind: 'overflow'; visits: readonly Reservation[] }
);

type FreeMenuProps = {
  place: OpenPlace;
  isLast: boolean;
  onClose: () => void;
  onOpen: (visit: Reservation) => void;
};

/** What can be begun at a free time, or who stands there, in a small menu at the place that was pressed. */
export function FreeMenu({ place, isLast, onClose, onOpen }: FreeMenuProps) {
  const format = useFormat();
  const length = useLength();
  const id = useId();
  const items = useItems(place, onOpen);
  return (
    <div className={styles.place} style={{ insetBlockStart: length(place.minute) }} data-menu>
      <span id={`${id}-time`} className={`num ${styles.time}`} data-kind={place.kind}>
        {format.time(clockTime(place.minute))}
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

function useItems(place: OpenPlace, onOpen: FreeMenuProps['onOpen']): MenuItem[] {
  const { t } = useTranslation('agenda');
  const format = useFormat();
  const breaks = useBreaks();
  const time = format.time(clockTime(place.minute));
  if (place.kind === 'overflow') {
    return place.visits.map((visit) => ({
      key: visit._id,
      label: `${format.time(visit.reservationDate.timeReserved)} · ${visit.reservationClientInfo.client}`,
      onSelect: () => onOpen(visit),
    }));
  }
  if (place.kind === 'absence') {
    const { absence } = place;
    const icon = <Trash2 aria-hidden="true" />;
    return [{ key: 'remove', label: t('removeAbsence'), icon, onSelect: () => breaks.remove(absence.id) }];
  }
  const { technicianId, breakMinutes, date, location, minute } = place;
  const pause = {
    key: 'break',
    label: t('breakAt', { time, duration: format.duration(breakMinutes) }),
    icon: <Coffee aria-hidden="true" />,
  };
  return [
    { key: 'new', label: t('newAt', { time }), icon: <CalendarPlus aria-hidden="true" />, to: newVisitPath(place) },
    ...(technicianId !== null && breakMinutes > 0
      ? [
          {
            ...pause,
            onSelect: () => breaks.add({ technicianId, location, date, start: minute, end: minute + breakMinutes }),
          },
        ]
      : []),
    ...(technicianId === null
      ? []
      : [
          {
            key: 'absence',
            label: t('absenceFrom', { time }),
            icon: <TreePalm aria-hidden="true" />,
            to: newAbsencePath({ technicianId, location, from: `${date}T${clockTime(minute)}` }),
          },
        ]),
  ];
}

/** The form for a new visit, begun at that place and time. */
export function newVisitPath({
  location,
  date,
  minute,
  technicianId = null,
}: {
  location: LocationCode;
  date: string;
  minute: number;
  technicianId?: string | null;
}): string {
  const start = { lieu: String(location), date, heure: clockTime(minute) };
  const query = new URLSearchParams(technicianId === null ? start : { ...start, avec: technicianId });
  return `${paths.newReservation}?${query}`;
}
