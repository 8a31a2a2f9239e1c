import { useTranslation } from 'react-i18next';
import { useProblemSentence } from '../api/problem-text.tsx';
import { Button } from '../ui/actions/button.tsx';
import { Art } from '../ui/art/art.tsx';
import { emptyArt } from '../ui/art/moments.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';

/** Shown instead of what could not be loaded: the server's message as a heading, and a button to retry. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const { t } = useTranslation();
  const sentence = useProblemSentence();
  return (
    <div role="alert">
      <EmptyState
        art={<Art svg={emptyArt()} width={220} height={151} />}
        title={sentence(error)}
        action={<Button onClick={onRetry}>{t('retry')}</Button>}
      />
    </div>
  );
}
