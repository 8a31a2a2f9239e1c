import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { probablyMeant } from '#domain/users/email-typos.ts';
import { useProblemSentence } from '../../api/problem-text.tsx';
import { useToasts } from '../../shared/use-toasts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { InfoStrip } from '../../ui/feedback/info-strip.tsx';

type CorrectEmailProps = {
  email: string;
  /** Goes back to the form, with this e-mail in it. */
  onCorrect: (email: string) => void;
};

/** Lets a person correct the e-mail that a mail was sent to; suggests another one when it looks mistyped. */
export function CorrectEmail({ email, onCorrect }: CorrectEmailProps) {
  const { t } = useTranslation('account');
  const meant = probablyMeant(email);
  return (
    <>
      {meant !== null && (
        <InfoStrip
          tone="warning"
          action={
            <Button variant="secondary" size="medium" onClick={() => onCorrect(meant)}>
              {t('sent.useMeant')}
            </Button>
          }
        >
          <p>{t('sent.meant', { email: meant })}</p>
        </InfoStrip>
      )}
      <div>
        <Button variant="secondary" size="medium" onClick={() => onCorrect(email)}>
          {t('sent.correct')}
        </Button>
      </div>
    </>
  );
}

const COOL_DOWN_SECONDS = 60;

type ResendButtonProps = { onResend: () => PromiseLike<{ data?: { message: string } | undefined; error?: unknown }> };

/** Sends a mail again, at most once a minute; the button shows the seconds that are left. */
export function ResendButton({ onResend }: ResendButtonProps) {
  const { t } = useTranslation('account');
  const sentence = useProblemSentence();
  const { show } = useToasts();
  const [left, setLeft] = useState(COOL_DOWN_SECONDS);
  const [isSending, setIsSending] = useState(false);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);

  const handleResend = async () => {
    setIsSending(true);
    const { data, error } = await onResend();
    setIsSending(false);
    setLeft(COOL_DOWN_SECONDS);
    if (data) show({ text: data.message });
    else show({ text: sentence(error), tone: 'error' });
  };

  return (
    <Button variant="secondary" disabled={left > 0} loading={isSending} onClick={() => void handleResend()}>
      {left > 0 ? t('sent.resendIn', { count: left }) : t('sent.resend')}
    </Button>
  );
}

/** Where a mail was sent, and the name of the person who asked for it. */
type SentMail = { email: string; name: string };

/**
 * The mail that the form of this page has just sent; null while the form is shown. It is stored with the history entry, so
 * a reload keeps it and Back returns to the form. `start` holds the first values of the form.
 */
export function useSentMail() {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const sent = sentMailIn(state);
  const [start] = useState(sent ?? { email: '', name: '' });
  const show = (mail: SentMail) => navigate({ search }, { state: { sent: mail } });
  const correct = () => navigate({ search }, { replace: true, state: { keepsFocus: true } });
  return { sent, start, show, correct };
}

function sentMailIn(state: unknown): SentMail | null {
  const sent = isFields(state) ? state.sent : null;
  if (!isFields(sent)) return null;
  const { email, name } = sent;
  return typeof email === 'string' && typeof name === 'string' ? { email, name } : null;
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
