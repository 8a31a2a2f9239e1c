import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { type OpenState, openState } from '#domain/salon/open-state.ts';
import { addDays, type CalendarDate, daysBetween, type SalonMoment } from '#domain/salon/salon-time.ts';
import { useSalonNow } from '../../api/salon-clock.ts';
import { salonOf } from '../../features/settings/api.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { Chip } from '../../ui/feedback/chip.tsx';
import styles from './open-chip.module.css';

type OpenChipProps = { salon: PublicSalon; code: LocationCode };

/** Whether a location is open now by the salon's clock; nothing until that clock is known. */
export function OpenChip({ salon, code }: OpenChipProps) {
  const now = useSalonNow();
  const openText = useOpenText();
  if (!now) return null;
  const state = openState(salonOf(salon), code, now);
  return (
    <Chip tone={state.open ? 'eucalyptus' : 'neutral'} icon={<Clock aria-hidden="true" />}>
      {openText(state, now)}
    </Chip>
  );
}

/** The same as a line of text with a dot; a closed location says only when it opens. */
export function OpenLine({ salon, code }: OpenChipProps) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const dayName = useDayName();
  const now = useSalonNow();
  if (!now) return null;
  const state = openState(salonOf(salon), code, now);
  if (state.open) return <span className={styles.open}>{t('open.until', { time: time(state.until) })}</span>;
  if (!state.opens) return t('open.closed');
  return t('open.opens', { day: dayName(state.opens.date, now.date), time: time(state.opens.time) });
}

function useOpenText(): (state: OpenState, now: SalonMoment) => string {
  const { t } = useTranslation();
  const { time } = useFormat();
  const dayName = useDayName();
  return (state, now) => {
    if (state.open) return t('open.until', { time: time(state.until) });
    if (!state.opens) return t('open.closed');
    return t('open.later', { day: dayName(state.opens.date, now.date), time: time(state.opens.time) });
  };
}

/** Returns a function that names a day: `aujourd’hui`, `demain`, `jeudi`, and after a week `jeudi 9 juillet`. */
export function useDayName(): (day: CalendarDate, today: CalendarDate) => string {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (day, today) => {
    if (day === today) return t('open.today');
    if (day === addDays(today, 1)) return t('open.tomorrow');
    return date(day, daysBetween(today, day) < 7 ? 'weekday' : 'long');
  };
}
