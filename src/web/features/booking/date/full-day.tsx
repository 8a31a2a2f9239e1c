import { ArrowRight, CalendarCheck2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AvailableDay } from '#contract/schemas/availability.ts';
import { fullDayReason } from '#domain/booking/availability.ts';
import type { Slot } from '#domain/booking/booking-window.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { telephoneLink } from '#domain/users/phone.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { useSalon } from '../../settings/api.ts';
import { useChosenLocation } from '../frame/use-chosen-location.ts';
import styles from './full-day.module.css';
import { OtherLocation } from './other-location.tsx';

type FullDayProps = {
  titleId: string;
  location: LocationCode;
  day: AvailableDay;
  nextFree: Slot | null;
  onChoose: (slot: Slot) => void;
  onChooseElsewhere: (slot: Slot) => void;
};

/** Why no slot of the day is free, and what comes closest: the next opening here, or that day at the other location. */
export function FullDay({ titleId, location, day, nextFree, onChoose, onChooseElsewhere }: FullDayProps) {
  const { t } = useTranslation('dates');
  const format = useFormat();
  const date = format.date(day.date);
  const weekday = format.date(day.date, 'weekday');
  const reason = fullDayReason(day.slots);
  return (
    <div className={styles.card}>
      <div>
        <h2 id={titleId} className={styles.title}>
          {t(`fullDay.${reason}`, { date })}
        </h2>
        <p className={styles.lead}>{t(`fullDayLead.${reason}`)}</p>
      </div>
      <div className={styles.ways}>
        {nextFree ? <NextOpening slot={nextFree} onChoose={onChoose} /> : <NothingFree />}
        <OtherLocation
          location={location}
          slots={day.slots}
          title={(name) => t('thatDayAt', { weekday, name })}
          onChoose={(time) => onChooseElsewhere({ date: day.date, time })}
        />
      </div>
    </div>
  );
}

function NextOpening({ slot, onChoose }: { slot: Slot; onChoose: (slot: Slot) => void }) {
  const { t } = useTranslation('dates');
  const format = useFormat();
  const location = useChosenLocation();
  return (
    <section aria-labelledby="prochaine-place" className={styles.way}>
      <h3 id="prochaine-place" className={styles.name}>
        <CalendarCheck2 aria-hidden="true" /> {t('nextOpening', { name: location?.name ?? '' })}
      </h3>
      <button type="button" onClick={() => onChoose(slot)} className={styles.next}>
        <time dateTime={`${slot.date}T${slot.time}`} className="num">
          {format.date(slot.date, 'short')}, {format.time(slot.time)}
        </time>
        <ArrowRight aria-hidden="true" />
      </button>
    </section>
  );
}

/** Says that nothing is free within the booking window, with the phone: the salon may still find a place. */
export function NothingFree() {
  const { t } = useTranslation('dates');
  const format = useFormat();
  const salon = useSalon();
  if (!salon) return null;
  return (
    <p className={styles.way}>
      {t('nothingFree')}{' '}
      <a href={telephoneLink(salon.phone)} className="nowrap">
        {format.phone(salon.phone)}
      </a>
    </p>
  );
}
