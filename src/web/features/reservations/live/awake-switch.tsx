import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../../ui/choices/switch.tsx';

/** Keeps the screen on while the page is looked at; not there where the browser cannot. */
export function AwakeSwitch() {
  const { t } = useTranslation('desk');
  const wakeLock = useWakeLock();
  return (
    wakeLock && (
      <Switch
        label={t('present.awake')}
        checked={wakeLock.isOn}
        onChange={({ target }) => wakeLock.setIsOn(target.checked)}
      />
    )
  );
}

/**
 * Keeps the screen of a desk tablet on while it is switched on and the page is visible. The browser releases the lock when
 * the page is hidden, so it is requested again once it is visible. Null where the browser cannot.
 */
function useWakeLock(): { isOn: boolean; setIsOn: (isOn: boolean) => void } | null {
  const [isOn, setIsOn] = useState(false);

  useEffect(() => {
    if (!isOn) return;
    let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      // Refused when the battery is low: the screen goes dark as it always did.
      lock = navigator.wakeLock.request('screen').catch(() => null);
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      void lock.then((sentinel) => sentinel?.release());
    };
  }, [isOn]);

  return 'wakeLock' in navigator ? { isOn, setIsOn } : null;
}
