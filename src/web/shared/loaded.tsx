import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../ui/feedback/loading.tsx';
import { LoadFailure } from './load-failure.tsx';

/** A query as its hook returns it. */
export type Query<Data> = { data?: Data | undefined; error?: unknown; refetch: () => unknown };

type LoadedProps<Data> = { query: Query<Data>; children: (data: Data) => ReactNode };

/** What a query loaded; until then that it is loading, or why it failed with another try. */
export function Loaded<Data>({ query: { data, error, refetch }, children }: LoadedProps<Data>) {
  const { t } = useTranslation();
  if (data !== undefined) return children(data);
  return error ? <LoadFailure error={error} onRetry={refetch} /> : <Loading label={t('loading')} />;
}
