import { useTranslation } from 'react-i18next';
import type { Address } from '#contract/schemas/settings.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { Segmented } from '../../../ui/choices/segmented.tsx';
import styles from '../desk-form/desk-form.module.css';

type LocationChoiceProps = {
  addresses: readonly Address[];
  value: LocationCode;
  onChange: (location: LocationCode) => void;
};

/** Which of the two addresses; the one of this device stands chosen. */
export function LocationChoice({ addresses, value, onChange }: LocationChoiceProps) {
  const { t } = useTranslation('intake');
  return (
    <div className={styles.labelled}>
      <span aria-hidden="true" className={styles.label}>
        {t('place')}
      </span>
      <Segmented
        legend={t('place')}
        segments={addresses.map(({ code, name }) => ({ value: String(code), label: name }))}
        value={String(value)}
        onValueChange={(code) => onChange(code === '1' ? 1 : 2)}
      />
    </div>
  );
}
