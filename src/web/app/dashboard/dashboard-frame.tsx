import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { selectMustChangePassword, selectUser } from '../../api/session.ts';
import { arrival } from '../../browser/arrival.ts';
import { Loading } from '../../ui/feedback/loading.tsx';
import { SiteLayout } from '../site/site-layout.tsx';
import { useAppSelector } from '../use-store.ts';
import { usePrefetch } from './use-prefetch.ts';

const ToolFrame = lazy(() =>
  arrival(() => import('./dashboard-layout.tsx')).then((module) => ({ default: module.DashboardLayout })),
);

/** The frame of the dashboard: clients stay in the site, with its header and footer; who works here has tools. */
export function DashboardFrame() {
  const { t } = useTranslation();
  const isClient = useAppSelector(selectUser)?.status === 'Client';
  usePrefetch(useAppSelector(selectMustChangePassword));
  if (isClient) return <SiteLayout isPadded />;
  return (
    <Suspense fallback={<Loading label={t('loading')} />}>
      <ToolFrame />
    </Suspense>
  );
}
