import { NotebookPen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { cleanLine } from '#domain/texts.ts';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import styles from './draft-strip.module.css';
import { useKeptDraft } from './kept-draft.ts';

/** On every page of the desk but the form itself: a booking was begun here, and this leads back to it. */
export function DraftStrip({ accountId }: { accountId: string }) {
  const { t } = useTranslation('desk');
  const { pathname } = useLocation();
  const draft = useKeptDraft(accountId);
  if (!draft || pathname === paths.newReservation) return null;
  const client = cleanLine(draft.client);
  return (
    <div data-print="never">
      <InfoStrip
        icon={<NotebookPen aria-hidden="true" />}
        action={<Link to={paths.newReservation}>{t('draft.resume')}</Link>}
      >
        <span title={client} className={styles.line}>
          {client === '' ? t('draft.begun') : t('draft.begunFor', { client })}
        </span>
      </InfoStrip>
    </div>
  );
}
