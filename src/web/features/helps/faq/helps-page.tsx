import { useTranslation } from 'react-i18next';
import type { useAppDispatch } from '../../../app/use-store.ts';
import { LoadFailure } from '../../../shared/load-failure.tsx';
import { PageHeading } from '../../../ui/content/page-heading.tsx';
import { helpsApi, usePublicHelps } from '../api.ts';
import { AskUs } from './ask-us.tsx';
import styles from './helps-page.module.css';
import { HelpsSkeleton } from './helps-skeleton.tsx';
import { Questions } from './questions.tsx';

/** Has the questions there when the server draws the page. */
export function preload(dispatch: ReturnType<typeof useAppDispatch>): Promise<unknown> {
  return dispatch(helpsApi.endpoints.publicHelps.initiate());
}

/** What people ask, answered, and how to ask the rest (spec 2). */
export function HelpsPage() {
  const { t } = useTranslation('pages');
  const { data: helps, error, refetch } = usePublicHelps();
  return (
    <div className={styles.page}>
      <PageHeading title={t('helps.title')} lead={<p>{t('helps.lead')}</p>} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {helps && <Questions helps={helps} />}
          {!helps && !error && <HelpsSkeleton />}
          {!helps && error && <LoadFailure error={error} onRetry={refetch} />}
        </div>
        <AskUs />
      </div>
    </div>
  );
}
