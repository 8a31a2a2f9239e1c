import { CalendarCheck2, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { phoneLink } from '#contract/format.ts';
import { paths } from '#contract/paths.ts';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { useSalonNow } from '../../api/salon-clock.ts';
import { useAppDispatch } from '../../app/use-store.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { useDayName } from '../../shared/salon/open-chip.tsx';
import { buttonClass } from '../../ui/actions/button.tsx';
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { dateChosen, locationChosen } from '../booking/cart/slice.ts';
import { salonOf } from '../settings/api.ts';
import styles from './next-opening.module.css';
import { earliest, useOpenings } from './use-openings.ts';

/** The earliest free slot of both locations as one button that books it; the telephone where there is none. */
export function NextOpening({ salon }: { salon: PublicSalon | undefined }) {
  const now = useSalonNow();
  if (!salon || !now) return <Waiting />;
  return <OpeningFrom salon={salon} today={now.date} />;
}

/** The same room, until the salon's clock and the slots are known. */
function Waiting() {
  const { t } = useTranslation('landing');
  return (
    <div className={styles.opening} aria-hidden="true">
      <Tile />
      <span className={styles.words}>
        <span className={styles.title}>{t('opening.title')}</span>
        <span className={styles.when}>
          <Skeleton width="9rem" />
        </span>
        <span className={styles.where}>
          <Skeleton width="6rem" />
        </span>
      </span>
    </div>
  );
}

function OpeningFrom({ salon, today }: { salon: PublicSalon; today: CalendarDate }) {
  const { t } = useTranslation('landing');
  const { time } = useFormat();
  const dayName = useDayName();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const opening = earliest(useOpenings(today));
  if (opening === undefined) return <Waiting />;
  if (opening === null) return <ByPhone phone={salon.phone} />;

  const location = salonOf(salon).locations[opening.location].name;
  const words = { day: dayName(opening.date, today), time: time(opening.time), location };
  const handlePress = () => {
    dispatch(locationChosen(opening.location));
    dispatch(dateChosen({ dateReserved: opening.date, timeReserved: opening.time }));
    void navigate(paths.bookingServices);
  };
  return (
    <button type="button" className={styles.opening} onClick={handlePress}>
      <VisuallyHidden>{t('opening.book', words)}</VisuallyHidden>
      <span aria-hidden="true" className={styles.seen}>
        <Tile />
        <span className={styles.words}>
          <span className={styles.title}>{t('opening.title')}</span>
          <span className={styles.when}>{t('opening.when', words)}</span>
          <span className={styles.where}>{location}</span>
        </span>
        <span className={buttonClass({ variant: 'primary', size: 'medium', fullWidth: false })}>
          {t('opening.action')}
        </span>
      </span>
    </button>
  );
}

function ByPhone({ phone: number }: { phone: string }) {
  const { t } = useTranslation('landing');
  const { phone } = useFormat();
  return (
    <a href={phoneLink(number)} className={styles.opening}>
      <span className={styles.tile}>
        <Phone aria-hidden="true" />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{t('opening.none')}</span>
        <span className={styles.when}>{t('opening.call', { phone: phone(number) })}</span>
      </span>
    </a>
  );
}

function Tile() {
  return (
    <span className={styles.tile}>
      <CalendarCheck2 aria-hidden="true" />
    </span>
  );
}
