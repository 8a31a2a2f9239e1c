import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Where a mail was sent to, and by whom the form says it was asked for. */
export type SentMail = { email: string; name: string };

/**
 * The mail that a form of this address has just sent; null while there is the form. It is kept with the history entry, so
 * that a reload stays and Back is the form again, as it was. `start` is what the form begins with.
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
