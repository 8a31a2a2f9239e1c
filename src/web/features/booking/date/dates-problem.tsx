import { useTranslation } from 'react-i18next';
import { ProblemText } from '../../../api/problem-text.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';

/** Why the free times could not be loaded, and a button that asks for them again. */
export function DatesProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('common');
  return (
    <InfoStrip
      tone="danger"
      role="alert"
      action={
        <Button variant="quiet" size="medium" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      <ProblemText error={error} />
    </InfoStrip>
  );
}
