import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { selectUser } from '../../../api/session.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { LoadFailure } from '../../../shared/load-failure.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Art } from '../../../ui/art/art.tsx';
import { brokenNail } from '../../../ui/art/moments.ts';
import { PageHeading } from '../../../ui/content/page-heading.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { useServicesQuery } from '../api.ts';
import { ServiceForm } from './service-form.tsx';
import { fieldsOf, newService } from './service-form-fields.ts';

/** /dashboard/services/new. */
export function NewServicePage() {
  const { t } = useTranslation('owner');
  const user = useAppSelector(selectUser);
  return (
    <>
      <PageHeading eyebrow={<BackLink />} title={t('services.newTitle')} />
      <ServiceForm service={null} start={newService(user?._id ?? '')} />
    </>
  );
}

/** /dashboard/services/:id. */
export function EditServicePage() {
  const { t } = useTranslation(['owner', 'common']);
  const language = useLanguage();
  const { id = '' } = useParams();
  const { data: services, error, refetch } = useServicesQuery();
  const service = services?.find((known) => known.id === id);
  return (
    <>
      <PageHeading eyebrow={<BackLink />} title={service?.titre ?? t('services.editTitle')} />
      {!services && !error && <Loading label={t('common:loading')} />}
      {!services && error && <LoadFailure error={error} onRetry={refetch} />}
      {services && !service && (
        <EmptyState
          art={<Art svg={brokenNail()} width={200} height={200} />}
          title={t('services.notFound')}
          action={<LinkButton to={paths.services}>{t('back')}</LinkButton>}
        />
      )}
      {service && <ServiceForm key={service.id} service={service} start={fieldsOf(service, language)} />}
    </>
  );
}

function BackLink() {
  const { t } = useTranslation('owner');
  return <Link to={paths.services}>{t('services.title')}</Link>;
}
