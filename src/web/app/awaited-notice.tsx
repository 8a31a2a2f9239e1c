import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { createPath, useLocation, useNavigation } from 'react-router';
import { followArrivals, forgetLate, isLate, setDestination, tryAgain } from '../browser/arrival.ts';
import { useToasts } from '../shared/use-toasts.ts';

/** Says, as long as it lasts, that a part of the app is still to come; a person who goes on somewhere has it asked for again. */
export function AwaitedNotice() {
  const { t } = useTranslation();
  const { show } = useToasts();
  const here = useLocation();
  const { location: next } = useNavigation();
  const isAwaited = useSyncExternalStore(followArrivals, isLate, () => false);
  const text = t('awaited');

  useEffect(() => (isAwaited ? show({ text, tone: 'error' }) : undefined), [isAwaited, show, text]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place reached ends the wait for another
  useEffect(forgetLate, [here]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each way taken and each place reached is an occasion
  useEffect(() => {
    setDestination(next ? createPath(next) : null);
    tryAgain();
  }, [here, next]);
  return null;
}
