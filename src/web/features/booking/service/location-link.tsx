import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { useChosenAddress } from '../../../shared/booking/use-chosen-address.ts';
import styles from './location-link.module.css';

/** Where the services will be done, and the way to change it. */
export function PlaceLink() {
  const { t } = useTranslation('booking');
  const address = useChosenAddress();
  return (
    <Link to={paths.bookingLocation} className={styles.place}>
      <MapPin aria-hidden="true" />
      {address ? t('services.place', { name: address.name }) : t('services.noPlace')}
    </Link>
  );
}
