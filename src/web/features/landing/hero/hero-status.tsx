import { useTranslation } from 'react-i18next';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import { chosenLocation } from '#domain/cart/cart-choices.ts';
import { LOCATION_CODES, type LocationCode } from '#domain/salon/locations.ts';
import { openState } from '#domain/salon/open-state.ts';
import type { SalonMoment } from '#domain/salon/salon-time.ts';
import { useSalonNow } from '../../../api/salon-clock.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { OpenChip } from '../../../shared/salon/open-chip.tsx';
import { useDayName } from '../../../shared/salon/use-day-name.ts';
import { selectCart } from '../../booking/cart/slice.ts';
import { salonOf } from '../../settings/api.ts';
import styles from './hero-status.module.css';
import { useNextOpening } from './use-next-opening.ts';

type HeroStatusProps = { salon: PublicSalon };

/** Whether the salon is open, and the next time that is free; both come with the salon's clock. */
export function HeroStatus({ salon }: HeroStatusProps) {
  const { t } = useTranslation('landing');
  const now = useSalonNow();
  const chosen = chosenLocation(useAppSelector(selectCart));
  if (!now) return null;
  return (
    <section className={styles.status} aria-label={t('hero.status')}>
      <OpenChip salon={salon} code={chosen ?? openAddress(salon, now)} />
      <NextOpening salon={salon} now={now} />
    </section>
  );
}

/** The address whose door is open, the first one when both or neither are. */
function openAddress(salon: PublicSalon, now: SalonMoment): LocationCode {
  return LOCATION_CODES.find((code) => openState(salonOf(salon), code, now).open) ?? LOCATION_CODES[0];
}

function NextOpening({ salon, now }: { salon: PublicSalon; now: SalonMoment }) {
  const { t } = useTranslation('landing');
  const { time } = useFormat();
  const dayName = useDayName();
  const next = useNextOpening(now.date);
  if (!next) return null;
  const place = salonOf(salon).locations[next.location].name;
  return <p className="num">{t('nextOpening', { day: dayName(next.date, now.date), time: time(next.time), place })}</p>;
}
