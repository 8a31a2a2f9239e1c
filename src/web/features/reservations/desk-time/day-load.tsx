import { useTranslation } from 'react-i18next';
import type { AvailableSlot } from '#contract/schemas/availability.ts';
import type { SalonLocation } from '#contract/schemas/settings.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { Card } from '../../../ui/content/card.tsx';
import styles from './day-load.module.css';
import { peopleIn } from './load.ts';

type DayLoadProps = { location: SalonLocation; date: string; slots: readonly AvailableSlot[] };

/** How busy the chosen day is at the chosen location, start by start: thin bars that help to pick an hour. */
export function DayLoad({ location, date, slots }: DayLoadProps) {
  const { t } = useTranslation('intake');
  const format = useFormat();
  const seats = location.seats.manicure + location.seats.pedicure + location.seats.other;
  return (
    <Card as="aside" aria-label={t('load.title')} className={styles.rail}>
      <h2 className={styles.title}>{format.date(date)}</h2>
      <p className="muted small">{location.name}</p>
      {slots.length === 0 ? (
        <p>{t('load.closed')}</p>
      ) : (
        <ul className={styles.bars}>
          {slots.map((slot) => (
            <li key={slot.time} className={styles.row}>
              <span className="num">{format.time(slot.time)}</span>
              <meter
                className={styles.bar}
                min={0}
                max={seats}
                value={peopleIn(slot)}
                aria-label={`${format.time(slot.time)}, ${t('time.people', { count: peopleIn(slot) })}`}
              />
              <span aria-hidden="true" className="num">
                {peopleIn(slot)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
