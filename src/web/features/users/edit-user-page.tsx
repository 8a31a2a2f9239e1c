import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { shownEmail } from '#contract/email-address.ts';
import { paths } from '#contract/paths.ts';
import { problemOf } from '../../api/problem.ts';
import { useLiteral } from '../../i18n/literal.tsx';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Art } from '../../ui/art/art.tsx';
import { brokenNail } from '../../ui/art/moments.ts';
import { EmailText } from '../../ui/content/email-text.tsx';
import { PageHeading } from '../../ui/content/page-heading.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { useUserQuery } from './api.ts';
import { UserForm } from './user-form.tsx';

/** /dashboard/users/:id: changes or removes an account (spec 2). */
export function EditUserPage() {
  const { t } = useTranslation(['people', 'common', 'titles']);
  const literal = useLiteral();
  const { id = '' } = useParams();
  const { data: user, error, refetch } = useUserQuery(id, { refetchOnMountOrArgChange: true });
  const isGone = [400, 404].includes(problemOf(error).status ?? 0);
  return (
    <>
      <PageHeading
        eyebrow={<Link to={paths.users}>{literal('usersList')}</Link>}
        title={user?.name ?? t('titles:user')}
        lead={
          user && (
            <p>
              <EmailText email={shownEmail(user.email)} />
            </p>
          )
        }
      />
      {!user && !error && <Loading label={t('common:loading')} />}
      {!user && error && !isGone && <LoadFailure error={error} onRetry={refetch} />}
      {!user && isGone && (
        <EmptyState
          art={<Art svg={brokenNail()} width={200} height={200} />}
          title={t('notFound')}
          action={<LinkButton to={paths.users}>{t('back')}</LinkButton>}
        />
      )}
      {user && <UserForm key={user._id} user={user} />}
    </>
  );
}
