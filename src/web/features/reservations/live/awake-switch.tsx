import { useTranslation } from 'react-i18next';
import { Switch } from '../../../ui/choices/switch.tsx';
import { useWakeLock } from './use-wake-lock.ts';

/** Keeps the screen on while the page is looked at; not there where the browser cannot. */
export function AwakeSwitch() {
  const { t } = useTranslation('desk');
  const wakeLock = useWakeLock();
  return (
    wakeLock && (
      <Switch
        label={t('present.awake')}
        checked={wakeLock.isOn}
        onChange={({ target }) => wakeLock.turn(target.checked)}
      />
    )
  );
}
