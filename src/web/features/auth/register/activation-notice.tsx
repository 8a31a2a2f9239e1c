import { useTranslation } from 'react-i18next';
import { telephoneLink } from '#domain/users/phone.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { useSalon } from '../../settings/api.ts';
import { AccountFrame } from '../account-frame.tsx';
import { useResendActivationMutation } from '../api.ts';
import { useIsBookingWaiting, WaitingBooking } from '../login/waiting-booking.tsx';
import { Resend } from './resend.tsx';
import { SentTo } from './sent-to.tsx';

/** A mail is on its way: what to do with it, how to have it again, and the phone as a way out. */
export function ActivationNotice({ email, onCorrect }: { email: string; onCorrect: (email: string) => void }) {
  const { t } = useTranslation('account');
  const { phone } = useFormat();
  const salon = useSalon();
  const [resend] = useResendActivationMutation();
  const isBookingWaiting = useIsBookingWaiting();
  return (
    <AccountFrame title={t('sent.title')} lead={t('sent.to', { email: email })} notice={<WaitingBooking />} isNewScreen>
      <SentTo email={email} onCorrect={onCorrect} />
      <p>
        {t('activationSent')} {isBookingWaiting && t('notBookedYet')}
      </p>
      <p>{t('sent.spam')}</p>
      <Resend onResend={() => resend(email)} />
      {salon && (
        <p>
          {t('sent.help')}{' '}
          <a href={telephoneLink(salon.phone)} className="nowrap">
            {phone(salon.phone)}
          </a>
        </p>
      )}
    </AccountFrame>
  );
}
