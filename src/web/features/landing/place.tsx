import { Navigation } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#contract/paths.ts';
import type { PublicSalon, SalonLocation } from '#contract/schemas/settings.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { useAppDispatch } from '../../app/use-store.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { directionsUrl } from '../../shared/salon/map-links.ts';
import { OpenChip, useDayName } from '../../shared/salon/open-chip.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { locationChosen } from '../booking/cart/slice.ts';
import { useSalonToday } from '../settings/api.ts';
import { LocationPicture } from './location-picture.tsx';
import styles from './place.module.css';
import { useOpenings } from './use-openings.ts';

type PlaceProps = { salon: PublicSalon; location: SalonLocation; isPicked: boolean; onPick: () => void };

/** One location: a segment and what it opens on a telephone, a card to press on wide screens. */
export function Place({ salon, location, isPicked, onPick }: PlaceProps) {
  const { t } = useTranslation(['landing', 'common']);
  const dispatch = useAppDispatch();
  const group = useId();
  return (
    <div className={styles.place} data-picked={isPicked}>
      <div className={styles.picture}>
        <LocationPicture location={location} />
      </div>
      <h3 className={styles.name}>
        <label className={styles.label}>
          <input
            type="radio"
            name="location"
            value={location.code}
            checked={isPicked}
            onChange={onPick}
            className={styles.radio}
            aria-describedby={group}
          />
          {location.name}
        </label>
      </h3>
      <div id={group} className={styles.facts}>
        <p className={styles.street}>{location.street}</p>
        <div className={styles.state}>
          <OpenChip salon={salon} code={location.code} />
        </div>
        <NextFree code={location.code} />
      </div>
      <div className={styles.actions}>
        <LinkButton
          data-waits
          fullWidth
          to={paths.bookingServices}
          onClick={() => dispatch(locationChosen(location.code))}
        >
          {t('hours.book', { location: location.name })}
        </LinkButton>
        <a
          href={directionsUrl(location)}
          target="_blank"
          rel="noopener noreferrer"
          className={styles.directions}
          aria-label={t('hours.directions', { location: location.name })}
          title={t('common:directions')}
        >
          <Navigation aria-hidden="true" />
        </a>
      </div>
    </div>
  );
}

/** The first free time of a location, on wide screens; its line is kept free until it is known. */
function NextFree({ code }: { code: LocationCode }) {
  const today = useSalonToday();
  return <p className={styles.next}>{today && <NextFreeFrom code={code} today={today} />}</p>;
}

function NextFreeFrom({ code, today }: { code: LocationCode; today: string }) {
  const { t } = useTranslation('landing');
  const { time } = useFormat();
  const dayName = useDayName();
  const opening = useOpenings(today)[code];
  if (opening === undefined) return null;
  if (opening === null) return t('opening.none');
  return t('hours.next', { day: dayName(opening.date, today), time: time(opening.time) });
}
