import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import { useAppDispatch } from '../../../app/use-store.ts';
import { locationChosen } from '../../booking/cart/slice.ts';
import styles from './hero-places.module.css';

/** The first step taken at once: each address leads to its services, already chosen. */
export function HeroPlaces({ salon }: { salon: PublicSalon }) {
  const { t } = useTranslation('landing');
  const dispatch = useAppDispatch();
  return (
    <div className={styles.places}>
      <span>{t('hero.straight')}</span>
      <ul className={styles.list}>
        {salon.locations.map(({ code, name }) => (
          <li key={code}>
            <Link
              data-waits
              to={paths.bookingServices}
              className={styles.place}
              aria-label={t('hours.book', { place: name })}
              onClick={() => dispatch(locationChosen(code))}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
