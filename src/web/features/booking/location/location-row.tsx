import { Check, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pictureSources } from '#contract/picture-paths.ts';
import type { PublicSalon, SalonLocation } from '#contract/schemas/settings.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { addDays } from '#domain/salon/salon-time.ts';
import { useSalonNow } from '../../../api/salon-clock.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { OpenLine, useDayName } from '../../../shared/salon/open-chip.tsx';
import { Art } from '../../../ui/art/art.tsx';
import { facade } from '../../../ui/art/facade.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Photo } from '../../../ui/content/photo.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { useFirstFreeQuery } from '../../availability/api.ts';
import { selectCart } from '../cart/slice.ts';
import styles from './location-row.module.css';

type LocationRowProps = { salon: PublicSalon; location: SalonLocation; isChosen: boolean };

/** One location, pressed as a whole: it sends the form with the location's code. */
export function LocationRow({ salon, location, isChosen }: LocationRowProps) {
  const { t } = useTranslation('booking');
  const { code, name, street } = location;
  return (
    <li>
      <button
        type="submit"
        name="location"
        value={code}
        className={classNames(styles.row, isChosen && styles.chosen)}
        aria-current={isChosen || undefined}
      >
        <span className={styles.arch}>
          <LocationPicture location={location} />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          {isChosen && <VisuallyHidden>{t('location.chosen')}</VisuallyHidden>}
          <span className={styles.street}>{street}</span>
          <span className={styles.state}>
            <OpenLine salon={salon} code={code} />
          </span>
          <span className={styles.state}>
            <NextFree code={code} />
          </span>
        </span>
        <span className={styles.mark}>
          {isChosen ? <Check aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
        </span>
      </button>
    </li>
  );
}

/** The salon's first picture of the location, or else its drawing; decoration beside the name. */
export function LocationPicture({ location: { code, pictures } }: { location: SalonLocation }) {
  const sources = pictureSources(pictures[0] ?? null);
  if (sources) return <Photo {...sources} sizes="140px" alt="" width={140} height={177} loading="eager" />;
  return <Art svg={facade(code)} width={480} height={320} loading="eager" />;
}

const DAYS_AHEAD = 6;

/** The first free time of the coming week for what is in the cart; nothing until the salon's clock is known. */
function NextFree({ code }: { code: LocationCode }) {
  const now = useSalonNow();
  return now && <NextFreeFrom code={code} today={now.date} />;
}

function NextFreeFrom({ code, today }: { code: LocationCode; today: string }) {
  const { t } = useTranslation('booking');
  const { time } = useFormat();
  const dayName = useDayName();
  const { cardItems } = useAppSelector(selectCart);
  const lines = cardItems.filter(({ isOffered }) => isOffered).map(({ serviceId, qty }) => ({ serviceId, qty }));
  const { data: slot } = useFirstFreeQuery({ location: code, from: today, to: addDays(today, DAYS_AHEAD), lines });
  if (slot === undefined) return null;
  if (slot === null) return t('location.nothingFree');
  const day = slot.date === today ? '' : `${dayName(slot.date, today)} `;
  return (
    <>
      {t('location.nextFree')}{' '}
      <strong className="num nowrap">
        {day}
        {time(slot.time)}
      </strong>
    </>
  );
}
