import { ArrowRight, CalendarCheck2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AvailableDay } from '#contract/schemas/availability.ts';
import { fullDayReason } from '#domain/booking/availability.ts';
import type { Slot } from '#domain/booking/booking-window.ts';
import type { AskedPerformer } from '#domain/cart/cart-choices.ts';
import { telephoneLink } from '#domain/users/phone.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useSalon } from '../../settings/api.ts';
import { useChosenLocation } from '../frame/use-chosen-location.ts';
import styles from './full-day.module.css';

type FullDayProps = {
  titleId: string;
  day: AvailableDay;
  asked: AskedPerformer | null;
  nextFree: Slot | null;
  onChoose: (slot: Slot) => void;
  /** Asks for nobody any more. */
  onAnybody: () => void;
  /** The other ways to have that day. */
  children: ReactNode;
};

/** Why no slot of the day is free, and what comes closest: the next opening here, or that day in another way. */
export function FullDay({ titleId, day, asked, nextFree, onChoose, onAnybody, children }: FullDayProps) {
  const { t } = useTranslation('dates');
  const format = useFormat();
  const date = format.date(day.date);
  const reason = fullDayReason(day.slots);
  return (
    <div className={styles.card}>
      <div>
        <h2 id={titleId} className={styles.title}>
          {asked && reason === 'full' ? t('who.fullDay', { name: asked.name, date }) : t(`fullDay.${reason}`, { date })}
        </h2>
        <p className={styles.lead}>{t(`fullDayLead.${reason}`)}</p>
      </div>
      <div className={styles.ways}>
        {nextFree ? (
          <NextOpening slot={nextFree} asked={asked} onChoose={onChoose} />
        ) : (
          <NothingFree asked={asked} onAnybody={onAnybody} />
        )}
        {children}
      </div>
    </div>
  );
}

type NextOpeningProps = { slot: Slot } & Pick<FullDayProps, 'asked' | 'onChoose'>;

function NextOpening({ slot, asked, onChoose }: NextOpeningProps) {
  const { t } = useTranslation('dates');
  const format = useFormat();
  const location = useChosenLocation();
  return (
    <section aria-labelledby="prochaine-place" className={styles.way}>
      <h3 id="prochaine-place" className={styles.name}>
        <CalendarCheck2 aria-hidden="true" />{' '}
        {asked ? t('who.nextOpening', { name: asked.name }) : t('nextOpening', { name: location?.name ?? '' })}
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

/**
 * Says that nothing is free within the booking window: with whom was asked for, when the others may still have time; else
 * with the phone, as the salon may find a place.
 */
export function NothingFree({ asked, onAnybody }: Pick<FullDayProps, 'asked' | 'onAnybody'>) {
  const { t } = useTranslation('dates');
  const format = useFormat();
  const salon = useSalon();
  if (asked) {
    return (
      <div className={styles.way}>
        <p>{t('who.nothingFree', { name: asked.name })}</p>
        <Button variant="secondary" size="medium" onClick={onAnybody}>
          {t('who.seeEverybody')}
        </Button>
      </div>
    );
  }
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
