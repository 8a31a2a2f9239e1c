import { useTranslation } from 'react-i18next';
import type { SalonLocation } from '#contract/schemas/settings.ts';
import { LOCATION_CODES, type LocationCode } from '#domain/salon/locations.ts';
import { useMedia } from '../../../browser/use-media.ts';
import { Segmented } from '../../../ui/choices/segmented.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import styles from './location-switch.module.css';

/** Where the locations have no room side by side, they are a menu. */
const LOCATIONS_ARE_MENU = '(max-width: 79.74rem)';

type LocationSwitchProps = {
  locations: readonly SalonLocation[];
  location: LocationCode | null;
  onLocation: (location: LocationCode | null) => void;
};

/** Which location the board shows, or both. */
export function LocationSwitch({ locations, location, onLocation }: LocationSwitchProps) {
  const { t } = useTranslation('board');
  const isMenu = useMedia(LOCATIONS_ARE_MENU);
  const choices = [
    ...locations.map(({ code, name }) => ({ value: String(code), label: name })),
    { value: '', label: t('both') },
  ];
  const choose = (chosen: string) => onLocation(LOCATION_CODES.find((code) => String(code) === chosen) ?? null);
  const current = choices.find(({ value }) => value === String(location ?? ''));
  if (isMenu) {
    return (
      <div className={styles.menu}>
        <Menu
          align="start"
          label={t('locationsNow', { name: current?.label ?? '' })}
          trigger={<span className={styles.current}>{current?.label}</span>}
          items={choices.map(({ value, label }) => ({ key: value, label, onSelect: () => choose(value) }))}
        />
      </div>
    );
  }
  return (
    <div className={styles.track}>
      <Segmented legend={t('locations')} segments={choices} value={String(location ?? '')} onValueChange={choose} />
    </div>
  );
}
