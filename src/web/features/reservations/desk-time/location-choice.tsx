import { useTranslation } from 'react-i18next';
import type { SalonLocation } from '#contract/schemas/settings.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { readStored, store } from '../../../browser/browser-storage.ts';
import { Segmented } from '../../../ui/choices/segmented.tsx';
import styles from '../desk-form/desk-form.module.css';

type LocationChoiceProps = {
  locations: readonly SalonLocation[];
  value: LocationCode;
  onChange: (location: LocationCode) => void;
};

/** The choice of one of the two locations. */
export function LocationChoice({ locations, value, onChange }: LocationChoiceProps) {
  const { t } = useTranslation('intake');
  return (
    <div className={styles.labelled}>
      <span aria-hidden="true" className={styles.label}>
        {t('location')}
      </span>
      <Segmented
        legend={t('location')}
        segments={locations.map(({ code, name }) => ({ value: String(code), label: name }))}
        value={String(value)}
        onValueChange={(code) => onChange(code === '1' ? 1 : 2)}
      />
    </div>
  );
}

const KEY = 'desk-location';

/** Returns the location where this device is: the one last chosen on it, the first until then. */
export function deviceLocation(): LocationCode {
  return readStored(KEY) === '2' ? 2 : 1;
}

/** Remembers the location where this device is. */
export function rememberDeviceLocation(location: LocationCode): void {
  store(KEY, String(location));
}
