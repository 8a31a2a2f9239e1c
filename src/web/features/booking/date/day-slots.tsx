import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AvailableDay, AvailableSlot } from '#contract/schemas/availability.ts';
import { fullDayReason } from '#domain/booking/availability.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { useChosenAddress } from '../../../shared/booking/use-chosen-address.ts';
import { Card } from '../../../ui/content/card.tsx';
import { SlotButtons, type SlotGroup } from '../../../ui/dates/slot-buttons.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import styles from './day-slots.module.css';
import { FullDay } from './full-day.tsx';
import { OtherAddress } from './other-address.tsx';
import { useEndOf } from './use-end-of.ts';

type DaySlotsProps = {
  location: LocationCode;
  date: string;
  day: AvailableDay | undefined;
  time: string | null;
  /** Whether `day` tells of this address; until it does, its times wait. */
  isCurrent: boolean;
  /** Why the time that was chosen can no longer be had. */
  gone: ReactNode;
  /** Where to go when the day is full. */
  nextFree: { date: string; time: string } | null;
  onChooseTime: (time: string) => void;
  onChooseSlot: (slot: { date: string; time: string }) => void;
};

const NOON = '12:00';
const EVENING = '17:00';

/** The start times of a day by morning, afternoon and evening; a day without a place says what else there is. */
export function DaySlots(props: DaySlotsProps) {
  const { location, date, time, isCurrent, gone, nextFree, onChooseTime, onChooseSlot } = props;
  const day = isCurrent ? props.day : undefined;
  const { t } = useTranslation(['booking', 'common']);
  const format = useFormat();
  const endOf = useEndOf();
  return (
    <Card as="section" aria-labelledby="jour" className={styles.day}>
      <h2 id="jour" className={styles.title}>
        {format.date(date)}
      </h2>
      <ChosenAddress />
      {!isCurrent && <Loading label={t('common:loading')} />}
      {gone && (
        <InfoStrip tone="warning" role="status">
          {gone}
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
      <OtherAddress location={location} slots={day?.slots ?? []} />
      {time !== null && <p className="num">{t('date.end', { time: endOf(time) })}</p>}
      <p className={styles.notes}>
        {t('common:arriveEarly')} {t('hold')}
      </p>
    </Card>
  );
}

/** Where these times are: somebody may just have gone over to the other address. */
function ChosenAddress() {
  const address = useChosenAddress();
  if (!address) return null;
  return (
    <p className={styles.place}>
      <MapPin aria-hidden="true" size={18} /> {address.name}, {address.street}
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
