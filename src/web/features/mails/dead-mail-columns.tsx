import { CircleCheck, Hourglass, MailX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DeadMail } from '#contract/schemas/mails.ts';
import { clockTime, salonMoment } from '#domain/salon/salon-time.ts';
import type { messages } from '../../i18n/fr/salon.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { Button } from '../../ui/actions/button.tsx';
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx';
import { Chip } from '../../ui/feedback/chip.tsx';
import type { Column } from '../../ui/tables/table.tsx';
import styles from './dead-mails-page.module.css';

type Kind = keyof typeof messages.mails.kinds;
type Actions = { isBusy: boolean; onResend: (mail: DeadMail) => void; onRemove: (mail: DeadMail) => void };

const LOOKS = {
  given_up: { tone: 'danger', icon: <MailX aria-hidden="true" /> },
  under_way: { tone: 'waiting', icon: <Hourglass aria-hidden="true" /> },
  sent: { tone: 'done', icon: <CircleCheck aria-hidden="true" /> },
} as const;

/** The columns of the mails that were given up: what, to whom, why, how far it has come, and what can be done. */
export function useDeadMailColumns({ isBusy, onResend, onRemove }: Actions): Column<DeadMail>[] {
  const { t } = useTranslation('salon');
  const when = useWhen();
  return [
    {
      key: 'subject',
      header: t('mails.subject'),
      rowHeader: true,
      cell: ({ subject, kind, createdAt }) => (
        <span className={styles.lines}>
          <span>{subject}</span>
          <span className={styles.minor}>
            {t(`mails.kinds.${kindOf(kind)}`)}, {t('mails.written', { when: when(createdAt) })}
          </span>
        </span>
      ),
    },
    { key: 'to', header: t('mails.to'), cell: ({ to }) => <span className={styles.address}>{to}</span> },
    {
      key: 'why',
      header: t('mails.why'),
      cell: ({ failure, serverSaid }) => (
        <span className={styles.lines}>
          <span>{failure && t(`mails.failures.${failure}`)}</span>
          {serverSaid !== '' && (
            <span className={styles.minor} lang="en">
              {serverSaid}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'state',
      header: t('mails.state'),
      cell: ({ state, at }) => (
        <Chip tone={LOOKS[state].tone} icon={LOOKS[state].icon}>
          {t(`mails.states.${state}`, { when: when(at) })}
        </Chip>
      ),
    },
    {
      key: 'actions',
      header: t('mails.actions'),
      headerHidden: true,
      align: 'end',
      cell: (mail) =>
        mail.state === 'given_up' && (
          <span className={styles.actions}>
            <Button variant="secondary" size="medium" disabled={isBusy} onClick={() => onResend(mail)}>
              {t('mails.resend')} <VisuallyHidden>{t('mails.named', mail)}</VisuallyHidden>
            </Button>
            <Button variant="danger" size="medium" onClick={() => onRemove(mail)}>
              {t('mails.remove')} <VisuallyHidden>{t('mails.named', mail)}</VisuallyHidden>
            </Button>
          </span>
        ),
    },
  ];
}

/** The kinds of mails about a visit; all others are about an account. */
function kindOf(kind: string): Kind {
  switch (kind) {
    case 'confirmation':
    case 'change':
    case 'cancellation':
    case 'reminder':
    case 'copy':
      return kind;
    default:
      return 'account';
  }
}

function useWhen(): (iso: string) => string {
  const format = useFormat();
  return (iso) => {
    const { date, minutes } = salonMoment(Date.parse(iso));
    return `${format.date(date, 'short')}, ${format.time(clockTime(minutes))}`;
  };
}
