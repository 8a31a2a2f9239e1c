import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { CartClientInfo } from '#domain/cart/cart.ts';
import { selectUser } from '../../../api/session.ts';
import { resumeSession } from '../../../api/session-steps.ts';
import { loginPath } from '../../../app/navigation.ts';
import { useAppDispatch, useAppSelector } from '../../../app/use-store.ts';
import { Card } from '../../../ui/content/card.tsx';
import { clientInfoGiven, selectCart } from '../cart/slice.ts';
import { BookingPage } from '../frame/booking-page.tsx';
import { NOTICE_OF_STEP } from '../frame/notices.ts';
import { RedirectWithNotice } from '../frame/redirect-with-notice.tsx';
import { missingBeforeClientInfo } from '../frame/steps-before.ts';
import { useKnownContact } from '../frame/use-known-contact.ts';
import { ClientInfoForm } from './client-info-form.tsx';
import styles from './client-info-page.module.css';
import { Recap } from './recap.tsx';

/** Step 5: who comes. Leads to the summary, or first to the login when nobody is logged in (spec 2). */
export function ClientInfoPage() {
  const { t } = useTranslation('booking');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const cart = useAppSelector(selectCart);
  const user = useAppSelector(selectUser);
  const known = useKnownContact();
  const missing = missingBeforeClientInfo(cart);
  if (missing) return <RedirectWithNotice notice={NOTICE_OF_STEP[missing]} />;

  const handleSubmit = async (info: CartClientInfo) => {
    dispatch(clientInfoGiven(info));
    const isLoggedIn = user !== null || (await dispatch(resumeSession()));
    await navigate(isLoggedIn ? paths.summary : loginPath(paths.summary));
  };

  return (
    <BookingPage step="client-info" title={t('heading.clientInfo')}>
      <div className={styles.columns}>
        <Card as="section" padding="large" aria-label={t('heading.clientInfo')}>
          <ClientInfoForm
            known={known}
            isLoggedIn={user !== null}
            onSubmit={handleSubmit}
            onLeave={(typed) => dispatch(clientInfoGiven(typed))}
          />
        </Card>
        <Recap />
      </div>
    </BookingPage>
  );
}
