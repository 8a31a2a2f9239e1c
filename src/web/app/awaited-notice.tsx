import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { createPath, useLocation, useNavigation } from 'react-router';
import { followArrivals, forgetLate, isLate, setDestination, tryAgain } from '../browser/arrival.ts';
import { useToasts } from '../shared/use-toasts.ts';

/** Says that a part of the app could not be fetched yet, until it is; each navigation tries again. */
export function AwaitedNotice() {
  const { t } = useTranslation();
  const { show } = useToasts();
  const here = useLocation();
  const { location: next } = useNavigation();
  const isAwaited = useSyncExternalStore(followArrivals, isLate, () => false);
  const text = t('awaited');

  useEffect(() => (isAwaited ? show({ text, tone: 'error' }) : undefined), [isAwaited, show, text]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page that opens ends the wait
  useEffect(forgetLate, [here]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation tries again, at its start and at its end
  useEffect(() => {
    setDestination(next ? createPath(next) : null);
    tryAgain();
  }, [here, next]);
  return null;
}
