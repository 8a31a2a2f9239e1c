import { MapPin, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AvailableDay, AvailableSlot } from '#contract/schemas/availability.ts';
import type { AskedPerformer } from '#domain/cart/cart-choices.ts';
import { type LocationCode, otherLocation } from '#domain/salon/locations.ts';
import type { ClockTime } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { useSalon } from '../../settings/api.ts';
import { OtherTimes } from './other-times.tsx';

type OtherWaysProps = {
  location: LocationCode;
  day: AvailableDay;
  asked: AskedPerformer | null;
  /** Chooses a time of that day with anybody. */
  onChooseWithAnybody: (time: ClockTime) => void;
  /** Chooses a time of that day at the other location. */
  onChooseElsewhere: (time: ClockTime) => void;
};

/** The times of a day that are full as asked for: those that are free here with others, then those free at the other location. */
export function OtherWays({ location, day, asked, onChooseWithAnybody, onChooseElsewhere }: OtherWaysProps) {
  const { t } = useTranslation('dates');
  const format = useFormat();
  const salon = useSalon();
  const other = salon?.locations.find(({ code }) => code === otherLocation(location));
  const weekday = format.date(day.date, 'weekday');
  const isFull = day.state === 'full';
  const full = day.slots.filter(({ state }) => state === 'full');
  const isFreeHere = ({ freeWithOthers = false }: AvailableSlot) => asked !== null && freeWithOthers;
  return (
    <>
      <OtherTimes
        icon={<Users aria-hidden="true" />}
        title={isFull ? t('who.thatDayWithOthers', { weekday }) : t('who.freeWithOthers')}
        times={timesOf(full.filter(isFreeHere))}
        where={t('who.withAnybody')}
        onChoose={onChooseWithAnybody}
      />
      {other && (
        <OtherTimes
          icon={<MapPin aria-hidden="true" />}
          title={isFull ? t('thatDayAt', { weekday, name: other.name }) : t('alsoFree', { name: other.name })}
          times={timesOf(full.filter((slot) => slot.otherLocationFree && !isFreeHere(slot)))}
          where={other.name}
          onChoose={onChooseElsewhere}
        />
      )}
    </>
  );
}

function timesOf(slots: readonly AvailableSlot[]): ClockTime[] {
  return slots.map(({ time }) => time);
}
