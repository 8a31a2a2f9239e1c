import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AvailableDay, AvailableSlot } from '#contract/schemas/availability.ts';
import { fullDayReason } from '#domain/booking/availability.ts';
import { cartMinutes } from '#domain/cart/cart.ts';
import { type LocationCode, otherLocation } from '#domain/salon/locations.ts';
import { clockTime, minutesOf } from '#domain/salon/salon-time.ts';
import { telephoneLink } from '#domain/users/phone.ts';
import { useAppDispatch, useAppSelector } from '../../../app/use-store.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { useEndText } from '../../../shared/booking/use-end-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/content/card.tsx';
import { SlotButtons, type SlotGroup } from '../../../ui/dates/slot-buttons.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { useSalon } from '../../settings/api.ts';
import { locationChosen, selectCart } from '../cart/slice.ts';
import { useChosenLocation } from '../frame/use-chosen-location.ts';
import styles from './day-slots.module.css';

type DaySlotsProps = {
  location: LocationCode;
  date: string;
  day: AvailableDay | undefined;
  time: string | null;
  /** Whether `day` is that of this location; its times are hidden until it is. */
  isCurrent: boolean;
  /** Why the chosen time cannot be booked any more. */
  problem: ReactNode;
  /** The next free slot, offered when the day is full. */
  nextFree: { date: string; time: string } | null;
  onChooseTime: (time: string) => void;
  onChooseSlot: (slot: { date: string; time: string }) => void;
};

const NOON = '12:00';
const EVENING = '17:00';

/** The start times of a day by morning, afternoon and evening; a full day offers other slots. */
export function DaySlots(props: DaySlotsProps) {
  const { location, date, time, isCurrent, problem, nextFree, onChooseTime, onChooseSlot } = props;
  const day = isCurrent ? props.day : undefined;
  const { t } = useTranslation(['booking', 'common']);
  const format = useFormat();
  const visitEnd = useVisitEnd();
  return (
    <Card as="section" aria-labelledby="jour" className={styles.day}>
      <h2 id="jour" className={styles.title}>
        {format.date(date)}
      </h2>
      <ChosenLocation />
      {!isCurrent && <Loading label={t('common:loading')} />}
      {problem && (
        <InfoStrip tone="warning" role="status">
          {problem}
        </InfoStrip>
      )}
      {day?.state === 'full' && <FullDay reason={fullDayReason(day.slots)} next={nextFree} onChoose={onChooseSlot} />}
      {day?.state === 'closed' && <p>{day.reason ?? t('date.legend.closed')}</p>}
      <SlotButtons
        groups={useGroups(day?.slots ?? [])}
        value={time}
        onValueChange={onChooseTime}
        words={{
          full: t('date.full'),
          past: t('date.past'),
          too_long: t('date.tooLong'),
          too_long_note: t('date.tooLongNote'),
        }}
      />
      <OtherLocation location={location} slots={day?.slots ?? []} />
      {time !== null && <p className="num">{t('date.end', { time: visitEnd(time) })}</p>}
      <p className={styles.notes}>
        {t('common:arriveEarly')} {t('hold')}
      </p>
    </Card>
  );
}

/** The location of these times, which may just have changed to the other one. */
function ChosenLocation() {
  const location = useChosenLocation();
  if (!location) return null;
  return (
    <p className={styles.location}>
      <MapPin aria-hidden="true" size={18} /> {location.name}, {location.street}
    </p>
  );
}

function useGroups(slots: readonly AvailableSlot[]): SlotGroup[] {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const buttons = slots.map(({ time, state }) => ({ time, state, label: format.time(time) }));
  return [
    { key: 'matin', title: t('date.morning'), slots: buttons.filter(({ time }) => time < NOON) },
    {
      key: 'apres-midi',
      title: t('date.afternoon'),
      slots: buttons.filter(({ time }) => time >= NOON && time < EVENING),
    },
    { key: 'soir', title: t('date.evening'), slots: buttons.filter(({ time }) => time >= EVENING) },
  ];
}

type Slot = { date: string; time: string };
type FullDayProps = { reason: ReturnType<typeof fullDayReason>; next: Slot | null; onChoose: (slot: Slot) => void };

/** Why no slot of the day is free, the next free slot, and the phone number. */
function FullDay({ reason, next, onChoose }: FullDayProps) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const salon = useSalon();
  return (
    <InfoStrip
      role="status"
      action={
        next && (
          <Button variant="quiet" size="medium" onClick={() => onChoose(next)}>
            {t('date.choose')}
          </Button>
        )
      }
    >
      <p>
        {t(`date.fullDay.${reason}`)}{' '}
        {next && (
          <>
            {t('date.nextFree')}{' '}
            <strong className="num nowrap">
              {format.date(next.date, 'short')}, {format.time(next.time)}
            </strong>
          </>
        )}
      </p>
      {salon && (
        <p>
          <a href={telephoneLink(salon.phone)} className="nowrap">
            {format.phone(salon.phone)}
          </a>
        </p>
      )}
    </InfoStrip>
  );
}

/** The times that are full here but free at the other location, with a button that changes to it. */
function OtherLocation({ location, slots }: { location: LocationCode; slots: readonly AvailableSlot[] }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const dispatch = useAppDispatch();
  const salon = useSalon();
  const other = salon?.locations.find(({ code }) => code === otherLocation(location));
  const free = slots.filter(({ state, otherLocationFree }) => state === 'full' && otherLocationFree);
  if (!other || free.length === 0) return null;
  return (
    <InfoStrip
      role="status"
      action={
        <Button variant="quiet" size="medium" onClick={() => dispatch(locationChosen(other.code))}>
          {t('date.goToOther', { name: other.name })}
        </Button>
      }
    >
      <p className="num">
        {t('date.freeAtOther', { name: other.name, times: free.map(({ time }) => format.time(time)).join(', ') })}
      </p>
    </InfoStrip>
  );
}

/** Returns a function from a start time to the text of when the visit of the cart would end. */
export function useVisitEnd(): (start: string) => string {
  const minutes = cartMinutes(useAppSelector(selectCart));
  const endText = useEndText();
  return (start) => endText(start, clockTime(minutesOf(start) + minutes));
}
