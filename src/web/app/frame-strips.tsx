import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { expirySlice } from '../api/expiry.ts';
import { FrameLiteral } from '../i18n/frame-literal.tsx';
import { InfoStrip } from '../ui/feedback/info-strip.tsx';
import { holdsSecret, loginPath } from './navigation.ts';
import { useAppSelector } from './use-store.ts';

/** Notices above every page: no network, or a session that has ended. */
export function FrameStrips() {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const isExpired = useAppSelector(expirySlice.selectors.selectIsExpired);
  const { pathname, search } = useLocation();
  return (
    <>
      {!isOnline && (
        <InfoStrip tone="warning" role="status" icon={<WifiOff aria-hidden="true" />}>
          {t('offline')}
        </InfoStrip>
      )}
      {isExpired && (
        <InfoStrip
          tone="warning"
          role="alert"
          action={
            pathname !== paths.login && (
              <Link to={holdsSecret(pathname) ? paths.login : loginPath(pathname + search)}>{t('logInAgain')}</Link>
            )
          }
        >
          <FrameLiteral id="loginExpired" as="p" />
        </InfoStrip>
      )}
    </>
  );
}

function useOnline(): boolean {
  return useSyncExternalStore(
    followNetwork,
    () => navigator.onLine,
    () => true,
  );
}

function followNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
