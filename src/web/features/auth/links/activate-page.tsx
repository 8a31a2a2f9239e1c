import { CalendarCheck2 } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { firstMissingStep } from '#domain/booking/booking-steps.ts';
import { epochOf } from '#domain/salon/salon-time.ts';
import { isEmail } from '#domain/users/person.ts';
import { problemOf } from '../../../api/problem.ts';
import { ProblemText } from '../../../api/problem-text.tsx';
import { useSalonClock } from '../../../api/salon-clock.ts';
import { loginPath } from '../../../app/navigation.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useGoOn } from '../../../shared/use-go-on.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { selectCart } from '../../booking/cart/slice.ts';
import styles from '../account-frame.module.css';
import { AccountFrame } from '../account-frame.tsx';
import { useActivateMutation, useResendActivationMutation } from '../api.ts';
import { knownEmail } from '../login/known-email.ts';
import { WaitingBooking } from '../login/waiting-booking.tsx';
import { readActivationToken } from './activation-token.ts';

/**
 * Greets by the name in the token; only the button activates, then the login opens, which knows the e-mail, then the visit
 * that was begun. The token stays in the URL until it is used: people reload, or open the link in another browser.
 */
export function ActivatePage() {
  const { t } = useTranslation('account');
  const goOn = useGoOn();
  const { show } = useToasts();
  const { token = '' } = useParams();
  const activation = readActivationToken(token);
  const isBegunElsewhere = useIsBegunElsewhere(activation?.begunUntil ?? null);
  const isBookingReady = firstMissingStep(useAppSelector(selectCart)) === null;
  const next = isBookingReady || isBegunElsewhere ? loginPath(paths.summary) : paths.login;
  const [activate, { error, isLoading }] = useActivateMutation();

  const handleActivate = async () => {
    const answer = await activate(token);
    if (!answer.data) return;
    show({ text: answer.data.message });
    await goOn(next, { replace: true, state: knownEmail(answer.data.email) });
  };

  if (activation === null) {
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
  const isInvalid = code.startsWith('link_');
  return (
    <AccountFrame
      title={t('activate.hello', { name: activation.name })}
      lead={isInvalid ? undefined : t('activate.lead')}
      notice={isBegunElsewhere ? <BegunElsewhere /> : <WaitingBooking />}
    >
      {code === 'link_used' && (
        <>
          <InfoStrip tone="success" role="status">
            <p>{t('activate.already')}</p>
          </InfoStrip>
          <LinkButton fullWidth to={next} replace>
            {t('activate.goToLogin')}
          </LinkButton>
        </>
      )}
      {error !== undefined && code !== 'link_used' && (
        <InfoStrip tone="danger" role="alert">
          <ProblemText error={error} />
        </InfoStrip>
      )}
      {isInvalid && code !== 'link_used' && <RenewLink />}
      {!isInvalid && (
        <Button fullWidth loading={isLoading} onClick={() => void handleActivate()}>
          {t('activate.submit')}
        </Button>
      )}
    </AccountFrame>
  );
}

/** Whether this browser has nothing in its cart, while something that was begun on another is kept with the account. */
function useIsBegunElsewhere(begunUntil: number | null): boolean {
  const isCartEmpty = useAppSelector(selectCart).cardItems.length === 0;
  const isKept = useSalonClock(
    (now) => now !== null && begunUntil !== null && epochOf(now.date, now.minutes) < begunUntil,
  );
  return isCartEmpty && isKept;
}

/** The visit that was begun on another device waits, without a seat. */
function BegunElsewhere() {
  const { t } = useTranslation('account');
  return (
    <InfoStrip icon={<CalendarCheck2 aria-hidden="true" />}>
      <p>{t('activate.begun')}</p>
    </InfoStrip>
  );
}

/** Asks for a new activation mail when this link is no longer valid. */
function RenewLink() {
  const { t } = useTranslation('account');
  const literal = useLiteral();
  const [resend, { data, error, isLoading }] = useResendActivationMutation();
  const form = useForm({ defaultValues: { email: '' } });
  if (data) {
    return (
      <InfoStrip tone="success" role="status">
        <p>{data.message}</p>
      </InfoStrip>
    );
  }
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(async ({ email }) => void (await resend(email.trim())))}
      className={styles.fields}
    >
      {error !== undefined && (
        <InfoStrip tone="danger" role="alert">
          <ProblemText error={error} />
        </InfoStrip>
      )}
      <TextField
        label={t('fields.email')}
        type="email"
        autoComplete="username"
        error={form.formState.errors.email?.message}
        {...form.register('email', { validate: (email) => isEmail(email.trim()) || literal('emailInvalid') })}
      />
      <Button type="submit" variant="secondary" loading={isLoading}>
        {t('activate.renew')}
      </Button>
    </form>
  );
}
