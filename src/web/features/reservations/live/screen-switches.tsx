import { useTranslation } from 'react-i18next';
import { Switch } from '../../../ui/choices/switch.tsx';
import { AwakeSwitch } from './awake-switch.tsx';
import styles from './screen-switches.module.css';

export const DENSITIES = ['comfortable', 'compact'] as const;
type Density = (typeof DENSITIES)[number];
type ScreenSwitchesProps = { density: Density; onDensity: (density: Density) => void };

/** For a tablet that stands at the desk: more rows at once, and a screen that stays on. */
export function ScreenSwitches({ density, onDensity }: ScreenSwitchesProps) {
  const { t } = useTranslation('desk');
  return (
    <div className={styles.switches}>
      <Switch
        label={t('present.compact')}
        checked={density === 'compact'}
        onChange={({ target }) => onDensity(target.checked ? 'compact' : 'comfortable')}
      />
      <AwakeSwitch />
    </div>
  );
}
