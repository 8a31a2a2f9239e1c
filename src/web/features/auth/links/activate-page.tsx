import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { firstMissingStep } from '#domain/booking/booking-steps.ts';
import { problemOf } from '../../../api/problem.ts';
import { ProblemText } from '../../../api/problem-text.tsx';
import { loginPath } from '../../../app/navigation.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { selectCart } from '../../booking/cart/slice.ts';
import { AccountFrame } from '../account-frame.tsx';
import { useActivateMutation } from '../api.ts';
import { WaitingBooking } from '../login/waiting-booking.tsx';
import { nameInToken } from './activation-token.ts';
import { RenewLink } from './renew-link.tsx';

/**
 * Greets by the name in the token; only the button activates, then the login, and the booking if one waits. The token
 * stays in the address until it has served: people reload, and open the link in another browser.
 */
export function ActivatePage() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const { show } = useToasts();
  const { token = '' } = useParams();
  const name = nameInToken(token);
  const isBookingReady = firstMissingStep(useAppSelector(selectCart)) === null;
  const next = isBookingReady ? loginPath(paths.summary) : paths.login;
  const [activate, { error, isLoading }] = useActivateMutation();

  const handleActivate = async () => {
    const answer = await activate(token);
    if (!answer.data) return;
    show({ text: answer.data.message });
    await navigate(next, { replace: true });
  };

  if (name === null) {
    return (
      <AccountFrame title={t('activate.title')}>
        <InfoStrip tone="danger">
          <p>{t('activate.invalid')}</p>
        </InfoStrip>
        <RenewLink />
      </AccountFrame>
    );
  }
  const { code } = problemOf(error);
  const isOfNoUse = code.startsWith('link_');
  return (
    <AccountFrame
      title={t('activate.hello', { name })}
      lead={isOfNoUse ? undefined : t('activate.lead')}
      notice={<WaitingBooking />}
    >
      {code === 'link_used' && (
        <>
          <InfoStrip tone="success" role="status">
            <p>{t('activate.already')}</p>
          </InfoStrip>
          <LinkButton wide to={next} replace>
            {t('activate.goToLogin')}
          </LinkButton>
        </>
      )}
      {error !== undefined && code !== 'link_used' && (
        <InfoStrip tone="danger" role="alert">
          <ProblemText error={error} />
        </InfoStrip>
      )}
      {isOfNoUse && code !== 'link_used' && <RenewLink />}
      {!isOfNoUse && (
        <Button wide loading={isLoading} onClick={() => void handleActivate()}>
          {t('activate.submit')}
        </Button>
      )}
    </AccountFrame>
  );
}
