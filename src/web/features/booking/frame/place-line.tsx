import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import styles from './place-line.module.css';
import { locationAndBackTo } from './step-paths.ts';
import { useChosenLocation } from './use-chosen-location.ts';

type PlaceLineProps = { backTo: Parameters<typeof locationAndBackTo>[0] };

/** The chosen location with a link to change it, and that prices come without taxes, said once. */
export function PlaceLine({ backTo }: PlaceLineProps) {
  const { t } = useTranslation('booking');
  const location = useChosenLocation();
  return (
    <div className={styles.line}>
      <span className={styles.location}>
        <MapPin aria-hidden="true" />
        {location && `${location.name} · `}
        <Link to={locationAndBackTo(backTo)} className={styles.change}>
          {location ? (
            <>
              {t('services.change')} <VisuallyHidden>{t('services.changeWhat')}</VisuallyHidden>
            </>
          ) : (
            t('services.chooseLocation')
          )}
        </Link>
      </span>
      <span className={styles.short}>{t('services.lead')}</span>
      <span className={styles.long}>{t('services.leadLong')}</span>
    </div>
  );
}
