import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { problemOf } from '../../../api/problem.ts';
import { Literal } from '../../../i18n/literal.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import styles from './list-failure.module.css';

/** A list that could not be had: the server's message or 'An error occurred.', with 'Retour | Back'. */
export function ListFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { message } = problemOf(error);
  return (
    <div className={styles.failure}>
      <InfoStrip tone="danger" role="alert">
        {message === '' ? <Literal id="errorOccurred" as="p" /> : <p>{message}</p>}
      </InfoStrip>
      <div className={styles.actions}>
        <Button variant="secondary" size="medium" onClick={() => void navigate(-1)}>
          <Literal id="back" />
        </Button>
        <Button variant="quiet" size="medium" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    </div>
  );
}
