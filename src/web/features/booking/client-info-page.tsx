import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { CartClientInfo } from '#domain/cart.ts';
import { selectUser } from '../../api/session.ts';
import { resumeSession } from '../../api/session-steps.ts';
import { loginPath, paths } from '../../app/paths.ts';
import { useAppDispatch, useAppSelector } from '../../app/use-store.ts';
import { Card } from '../../ui/content/card.tsx';
import { clientInfoGiven, selectCart } from '../cart/slice.ts';
import { BookingPage } from './booking-page.tsx';
import { ClientInfoForm } from './client-info-form.tsx';
import styles from './client-info-page.module.css';
import { NOTICE_OF_STEP } from './notices.ts';
import { Recap } from './recap.tsx';
import { SendBack } from './send-back.tsx';
import { missingBeforeClientInfo } from './steps-before.ts';
import { useKnownContact } from './use-known-contact.ts';

/** Step 5: who comes. Leads to the summary, or first to the login when nobody is logged in (spec 2). */
export function ClientInfoPage() {
  const { t } = useTranslation('booking');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const cart = useAppSelector(selectCart);
  const user = useAppSelector(selectUser);
  const known = useKnownContact();
  const missing = missingBeforeClientInfo(cart);
  if (missing) return <SendBack notice={NOTICE_OF_STEP[missing]} />;

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
