import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemSentence } from '../../../api/problem-text.tsx';
import { useToasts } from '../../../shared/use-toasts.ts';
import { Button } from '../../../ui/actions/button.tsx';

const COOL_DOWN_SECONDS = 60;

type ResendProps = { onResend: () => PromiseLike<{ data?: { message: string } | undefined; error?: unknown }> };

/** Sends a mail again, at most once a minute; how long that still is stands in the button. */
export function Resend({ onResend }: ResendProps) {
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
    <Button look="secondary" disabled={left > 0} loading={isSending} onClick={() => void handleResend()}>
      {left > 0 ? t('sent.resendIn', { count: left }) : t('sent.resend')}
    </Button>
  );
}
