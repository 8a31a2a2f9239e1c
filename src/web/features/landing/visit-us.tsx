import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import { chosenLocation } from '#domain/cart/cart-choices.ts';
import { LOCATION_CODES, type LocationCode } from '#domain/salon/locations.ts';
import { useAppSelector } from '../../app/use-store.ts';
import { selectCart } from '../booking/cart/slice.ts';
import { Place } from './place.tsx';
import styles from './visit-us.module.css';
import { Week } from './week.tsx';

/** Opening hours and directions: the two locations to choose from, and the week of the chosen one. */
export function VisitUs({ salon }: { salon: PublicSalon }) {
  const { t } = useTranslation('landing');
  const stored = useAppSelector((state) => chosenLocation(selectCart(state)));
  const [picked, setPicked] = useState<LocationCode | null>(null);
  const code = picked ?? stored ?? LOCATION_CODES[0];
  return (
    <section className={styles.section}>
      <h2>{t('hours.title')}</h2>
      <fieldset className={styles.board} aria-label={t('hours.pick')}>
        {salon.locations.map((location) => (
          <Place
            key={location.code}
            salon={salon}
            location={location}
            isPicked={location.code === code}
            onPick={() => setPicked(location.code)}
          />
        ))}
        <Week salon={salon} code={code} />
      </fieldset>
    </section>
  );
}
