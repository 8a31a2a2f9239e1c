import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { expirySlice } from '../../../api/expiry.ts';
import { selectUser } from '../../../api/session.ts';
import { isDenied } from '../../../app/navigation.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import styles from '../account-frame.module.css';
import { AccountFrame } from '../account-frame.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { LoginForm } from './login-form.tsx';
import { useRedirect, useRedirectQuery } from './use-redirect.ts';
import { WaitingBooking } from './waiting-booking.tsx';

/**
 * The login. Whoever is logged in goes where the address asks, unless their session is over; somebody whose account may
 * not open a page is told so and stays.
 */
export function LoginPage() {
  const { t } = useTranslation('account');
  const literal = useLiteral();
  const user = useAppSelector(selectUser);
  const redirect = useRedirect();
  const query = useRedirectQuery();
  const [search] = useSearchParams();
  const denied = isDenied(search);
  const isExpired = useAppSelector(expirySlice.selectors.selectIsExpired);
  if (user && !denied && !isExpired) return <Navigate to={redirect} replace />;
  return (
    <AccountFrame
      title={literal('logIn')}
      notice={
        <>
          {denied && <Denied isLoggedIn={user !== null} />}
          <WaitingBooking />
        </>
      }
    >
      <LoginForm onDone={redirect} />
      <p className={styles.links}>
        <Link to={paths.passwordForget}>{t('login.forgotten')}</Link>
      </p>
      <LinkButton look="secondary" wide to={`${paths.register}${query}`}>
        {t('login.create')}
      </LinkButton>
      <DemoAccounts />
    </AccountFrame>
  );
}

function Denied({ isLoggedIn }: { isLoggedIn: boolean }) {
  const { t } = useTranslation('account');
  return (
    <InfoStrip
      tone="warning"
      role="alert"
      action={isLoggedIn && <Link to={paths.dashboard}>{t('login.toDashboard')}</Link>}
    >
      <p>{t('login.denied')}</p>
    </InfoStrip>
  );
}
