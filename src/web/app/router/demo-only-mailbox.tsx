import { MailboxPage } from '../../features/mailbox/mailbox-page.tsx';
import { useSalon } from '../../features/settings/api.ts';
import { NotFoundPage } from './not-found-page.tsx';

/** The mailbox of the demo salon; a real salon has none, and its URL leads nowhere. */
export function DemoOnlyMailbox() {
  const salon = useSalon();
  if (!salon) return null;
  return salon.demo ? <MailboxPage /> : <NotFoundPage />;
}
