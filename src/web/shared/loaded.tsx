import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../ui/feedback/loading.tsx';
import { LoadFailure } from './load-failure.tsx';

/** A query as its hook returns it. */
export type Query<Data> = { data?: Data | undefined; error?: unknown; refetch: () => unknown };

type LoadedProps<Data> = {
  query: Query<Data>;
  /** In place of the sign that it is loading. */
  loading?: ReactNode;
  /** In place of the message why it failed, with another try. */
  failure?: ((error: unknown, retry: () => unknown) => ReactNode) | undefined;
  children: (data: Data) => ReactNode;
};

/** What a query loaded; until then that it is loading, or why it failed with another try. */
export function Loaded<Data>({ query: { data, error, refetch }, loading, failure, children }: LoadedProps<Data>) {
  const { t } = useTranslation();
  if (data !== undefined) return children(data);
  if (!error) return loading ?? <Loading label={t('loading')} />;
  return failure ? failure(error, refetch) : <LoadFailure error={error} onRetry={refetch} />;
}
