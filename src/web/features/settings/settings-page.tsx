import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { SalonView } from '#contract/schemas/settings.ts';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { PageHeading } from '../../ui/content/page-heading.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import { AddressForm } from './address-form.tsx';
import { ClosuresPanel } from './closures-panel.tsx';
import { IdentityForm } from './identity-form.tsx';
import { useSalonQuery } from './staff-api.ts';

const PARAMETER = 'section';
const IDENTITY = 'salon';
const CLOSURES = 'fermetures';

/** The salon's own settings: who it is, its two addresses, its closed days; each part has its place in the address bar. */
export function SettingsPage() {
  const { t } = useTranslation(['salon', 'common', 'titles']);
  const [query, setQuery] = useSearchParams();
  const { data: salon, error, refetch } = useSalonQuery(undefined, { refetchOnMountOrArgChange: true });
  const tabs = salon
    ? [
        { key: IDENTITY, label: t('identity') },
        ...salon.locations.map(({ code, name }) => ({ key: String(code), label: name })),
        { key: CLOSURES, label: t('closures'), count: salon.closures.length },
      ]
    : [];
  const wanted = query.get(PARAMETER);
  const selected = tabs.find(({ key }) => key === wanted)?.key ?? IDENTITY;
  return (
    <>
      <PageHeading title={t('titles:settings')} lead={<p>{t('lead')}</p>} />
      {!salon && !error && <Loading label={t('common:loading')} />}
      {!salon && error && <LoadFailure error={error} onRetry={refetch} />}
      {salon && (
        <Tabs
          label={t('sections')}
          tabs={tabs}
          selected={selected}
          onSelect={(key) => setQuery({ [PARAMETER]: key }, { replace: true, preventScrollReset: true })}
        >
          <Section key={selected} name={selected} salon={salon} />
        </Tabs>
      )}
    </>
  );
}

function Section({ name, salon }: { name: string; salon: SalonView }) {
  const address = salon.locations.find(({ code }) => String(code) === name);
  if (address) return <AddressForm address={address} />;
  if (name === CLOSURES) return <ClosuresPanel salon={salon} />;
  return <IdentityForm salon={salon} />;
}
