import { MailX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { SalonView } from '#contract/schemas/settings.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { PageHeading } from '../../ui/content/page-heading.tsx';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import { DaysPanel } from './days-panel.tsx';
import { IdentityForm } from './identity-form.tsx';
import { LocationForm } from './location-form.tsx';
import { useSalonQuery } from './staff-api.ts';

const PARAMETER = 'section';
const IDENTITY = 'salon';
const DAYS = 'fermetures';

/** The salon's settings: its identity, its two locations, its closures and special hours; the URL names the selected section. */
export function SettingsPage() {
  const { t } = useTranslation(['salon', 'titles']);
  const [query, setQuery] = useSearchParams();
  const salonQuery = useSalonQuery(undefined, { refetchOnMountOrArgChange: true });
  const salon = salonQuery.data;
  const tabs = salon
    ? [
        { key: IDENTITY, label: t('identity') },
        ...salon.locations.map(({ code, name }) => ({ key: String(code), label: name })),
        { key: DAYS, label: t('closures'), count: salon.closures.length + salon.specialHours.length },
      ]
    : [];
  const wanted = query.get(PARAMETER);
  const selected = tabs.find(({ key }) => key === wanted)?.key ?? IDENTITY;
  return (
    <>
      <PageHeading
        title={t('titles:settings')}
        lead={<p>{t('lead')}</p>}
        aside={
          <LinkButton to={paths.deadMails} variant="secondary" size="medium" icon={<MailX aria-hidden="true" />}>
            {t('titles:deadMails')}
          </LinkButton>
        }
      />
      <Loaded query={salonQuery}>
        {(salon) => (
          <Tabs
            label={t('sections')}
            tabs={tabs}
            selected={selected}
            onSelect={(key) => setQuery({ [PARAMETER]: key }, { replace: true, preventScrollReset: true })}
          >
            <Section key={selected} name={selected} salon={salon} />
          </Tabs>
        )}
      </Loaded>
    </>
  );
}

function Section({ name, salon }: { name: string; salon: SalonView }) {
  const location = salon.locations.find(({ code }) => String(code) === name);
  if (location) return <LocationForm location={location} />;
  if (name === DAYS) return <DaysPanel salon={salon} />;
  return <IdentityForm salon={salon} />;
}
