import { MapPin } from 'lucide-react';
import { useId } from 'react';
import type { AvailableSlot } from '#contract/schemas/availability.ts';
import { type LocationCode, otherLocation } from '#domain/salon/locations.ts';
import type { ClockTime } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { useSalon } from '../../settings/api.ts';
import styles from './full-day.module.css';

type OtherLocationProps = {
  location: LocationCode;
  slots: readonly AvailableSlot[];
  /** The heading, given the name of the other location. */
  title: (name: string) => string;
  onChoose: (time: ClockTime) => void;
};

/** The times that are full here but free at the other location, each a button that changes to it. */
export function OtherLocation({ location, slots, title, onChoose }: OtherLocationProps) {
  const titleId = useId();
  const format = useFormat();
  const salon = useSalon();
  const other = salon?.locations.find(({ code }) => code === otherLocation(location));
  const free = slots.filter(({ state, otherLocationFree }) => state === 'full' && otherLocationFree);
  if (!other || free.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.way}>
      <h3 id={titleId} className={styles.name}>
        <MapPin aria-hidden="true" /> {title(other.name)}
      </h3>
      <div className={styles.times}>
        {free.map(({ time }) => (
          <button
            key={time}
            type="button"
            aria-label={`${format.time(time)}, ${other.name}`}
            onClick={() => onChoose(time)}
            className={styles.time}
          >
            {format.time(time)}
          </button>
        ))}
      </div>
    </section>
  );
}
