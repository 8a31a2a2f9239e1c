import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { selectUser } from '../../../api/session.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { LoadFailure } from '../../../shared/load-failure.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Art } from '../../../ui/art/art.tsx';
import { brokenNail } from '../../../ui/art/moments.ts';
import { PageHeading } from '../../../ui/content/page-heading.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { fieldsOf } from '../help-form-fields.ts';
import { useHelpsQuery } from '../staff-api.ts';
import { HelpForm } from './help-form.tsx';

/** /dashboard/helps/new: private until published (spec 3), owned by who writes it. */
export function NewHelpPage() {
  const { t } = useTranslation('owner');
  const owner = useAppSelector(selectUser)?._id ?? '';
  return (
    <>
      <PageHeading eyebrow={<BackLink />} title={t('helps.newTitle')} />
      <HelpForm help={null} start={fieldsOf(null, owner)} />
    </>
  );
}

/** /dashboard/helps/:id. */
export function EditHelpPage() {
  const { t } = useTranslation(['owner', 'common']);
  const { id = '' } = useParams();
  const { data: helps, error, refetch } = useHelpsQuery();
  const help = helps?.find(({ _id }) => _id === id);
  return (
    <>
      <PageHeading eyebrow={<BackLink />} title={t('helps.editTitle')} />
      {!helps && !error && <Loading label={t('common:loading')} />}
      {!helps && error && <LoadFailure error={error} onRetry={refetch} />}
      {helps && !help && (
        <EmptyState
          art={<Art svg={brokenNail()} width={200} height={200} />}
          title={t('helps.notFound')}
          action={<LinkButton to={paths.staffHelps}>{t('back')}</LinkButton>}
        />
      )}
      {help && <HelpForm key={help._id} help={help} start={fieldsOf(help, '')} />}
    </>
  );
}

function BackLink() {
  const { t } = useTranslation('owner');
  return <Link to={paths.staffHelps}>{t('helps.title')}</Link>;
}
