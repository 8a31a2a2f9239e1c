import { useTranslation } from 'react-i18next';
import type { SalonLocation } from '#contract/schemas/settings.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { Segmented } from '../../../ui/choices/segmented.tsx';
import styles from './desk-time.module.css';

type LocationChoiceProps = {
  locations: readonly SalonLocation[];
  value: LocationCode;
  onChange: (location: LocationCode) => void;
  /** For listeners alone, where the choice stands in the line of a title. */
  isLabelHidden?: boolean;
};

/** The choice of one of the two locations. */
export function LocationChoice({ locations, value, onChange, isLabelHidden = false }: LocationChoiceProps) {
  const { t } = useTranslation('intake');
  return (
    <div className={styles.labelled}>
      {!isLabelHidden && (
        <span aria-hidden="true" className={styles.label}>
          {t('location')}
        </span>
      )}
      <Segmented
        legend={t('location')}
        segments={locations.map(({ code, name }) => ({ value: String(code), label: name }))}
        value={String(value)}
        onValueChange={(code) => onChange(code === '1' ? 1 : 2)}
      />
    </div>
  );
}
