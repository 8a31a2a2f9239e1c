import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '#contract/paths.ts';
import { byStatusThenCategory } from '#domain/services/services.ts';
import { Literal } from '../../../i18n/literal.tsx';
import { LoadFailure } from '../../../shared/load-failure.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Art } from '../../../ui/art/art.tsx';
import { emptyArt } from '../../../ui/art/moments.ts';
import { PageHeading } from '../../../ui/content/page-heading.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { useServicesQuery } from '../api.ts';
import { StaffServiceTable } from './staff-service-table.tsx';

/** Every service, public before private, then by category. */
export function StaffServicesPage() {
  const { t } = useTranslation(['owner', 'common']);
  const { data: services, error, refetch } = useServicesQuery(undefined, { refetchOnMountOrArgChange: true });
  const add = (
    <LinkButton to={paths.newService} size="medium" icon={<Plus aria-hidden="true" />}>
      <Literal id="add" />
    </LinkButton>
  );
  return (
    <>
      <PageHeading title={t('services.title')} lead={<p>{t('services.lead')}</p>} aside={add} />
      {!services && !error && <Loading label={t('common:loading')} />}
      {!services && error && <LoadFailure error={error} onRetry={refetch} />}
      {services?.length === 0 && (
        <EmptyState art={<Art svg={emptyArt()} width={220} height={151} />} title={t('services.none')}>
          <p>{t('services.noneLead')}</p>
        </EmptyState>
      )}
      {services && services.length > 0 && <StaffServiceTable services={services.toSorted(byStatusThenCategory)} />}
    </>
  );
}
