import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { User } from '#contract/schemas/users.ts';
import { cleanLine } from '#domain/texts.ts';
import { showFieldErrors } from '../../api/form-errors.ts';
import { problemOf } from '../../api/problem.ts';
import { ProblemText } from '../../api/problem-text.tsx';
import { useSeenVersion } from '../../api/seen-version.ts';
import { selectUser } from '../../api/session.ts';
import { useAppSelector } from '../../app/use-store.ts';
import { useConflictWords } from '../../i18n/conflict-words.ts';
import { useLeaveWords } from '../../i18n/leave-words.ts';
import { useLiteral } from '../../i18n/literal.tsx';
import { useToasts } from '../../shared/use-toasts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { type Difference, EditConflict } from '../../ui/feedback/edit-conflict.tsx';
import { InfoStrip } from '../../ui/feedback/info-strip.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { FormColumns, SaveBar } from '../../ui/fields/form-section.tsx';
import { LeaveDialog, useLeaveGuard } from '../../ui/overlays/leave-guard.tsx';
import { useChangeUserMutation } from './api.ts';
import { PrivacyCard } from './privacy-card.tsx';
import { RemoveUser } from './remove-user.tsx';
import { UserFields, type UserFieldValues } from './user-fields.tsx';

const FIELDS = ['name', 'password', 'roles'] as const;

/** An account as an Admin changes it: all but the e-mail (spec 5). Saving returns to the list (spec 4). */
export function UserForm({ user }: { user: User }) {
  const { t } = useTranslation(['people', 'common']);
  const literal = useLiteral();
  const navigate = useNavigate();
  const { show } = useToasts();
  const isSelf = useAppSelector(selectUser)?._id === user._id;
  const [attempts, setAttempts] = useState(0);
  const [change, { error, reset }] = useChangeUserMutation();
  const { _id: id, name, email, roles, status } = user;
  const form = useForm<UserFieldValues>({
    defaultValues: { name, password: '', roles, status },
    shouldFocusError: false,
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const guard = useLeaveGuard(isDirty);
  const { seen, conflict, catchUp } = useSeenVersion(user.version, error);
  const conflictWords = useConflictWords(conflict?.by ?? null);
  const problems = FIELDS.flatMap((field) => {
    const message = errors[field]?.message;
    return message === undefined ? [] : [{ fieldId: `user-${field}`, message }];
  });

  const save = async ({ password, ...fields }: UserFieldValues, version: string | undefined) => {
    const named = { ...fields, name: cleanLine(fields.name) };
    const answer = await change({ id, email, version, ...named, ...(password && { password }) });
    if (answer.error) {
      showFieldErrors(form.setError, FIELDS, answer.error);
      return;
    }
    guard.release();
    show({ text: answer.data.message });
    await navigate(paths.users);
  };
  const differencesFrom = (mine: UserFieldValues): Difference[] => [
    ...(name !== mine.name ? [{ label: t('name'), theirs: name }] : []),
    ...(roles.join() !== mine.roles.join() ? [{ label: t('roles'), theirs: roles.join(', ') }] : []),
    ...(status !== mine.status ? [{ label: t('status'), theirs: literal(status ? 'active' : 'closed') }] : []),
  ];
  const handleInvalid = () => setAttempts((count) => count + 1);
  const handleSaveOver = form.handleSubmit((fields) => {
    catchUp();
    return save(fields, user.version);
  }, handleInvalid);
  const handleTakeTheirs = () => {
    form.reset({ name, password: '', roles, status });
    catchUp();
    reset();
  };
  const toProfile = problemOf(error).code === 'current_password_required' && (
    <Link to={paths.profile}>{t('toProfile')}</Link>
  );

  return (
    <FormProvider {...form}>
      <FormColumns aside={<PrivacyCard user={user} isSelf={isSelf} onGone={guard.release} />}>
        <form noValidate onSubmit={form.handleSubmit((fields) => save(fields, seen), handleInvalid)}>
          {problems.length > 0 && attempts > 0 && (
            <ErrorSummary key={attempts} title={t('common:errorSummary')} problems={problems} />
          )}
          {conflict && (
            <EditConflict
              words={conflictWords}
              differences={conflict.isHeard ? differencesFrom(form.getValues()) : null}
              loading={isSubmitting}
              onSaveOver={() => void handleSaveOver()}
              onTakeTheirs={handleTakeTheirs}
            />
          )}
          {error !== undefined && !conflict && !isSubmitting && (
            <InfoStrip tone="danger" role="alert" focused action={toProfile}>
              <ProblemText error={error} />
            </InfoStrip>
          )}
          <UserFields email={email} isSelf={isSelf} />
          <SaveBar note={isDirty && t('common:leave.unsaved')}>
            <LinkButton to={paths.users} look="quiet" size="medium">
              {t('back')}
            </LinkButton>
            <Button type="submit" size="medium" loading={isSubmitting}>
              {t('common:save')}
            </Button>
          </SaveBar>
        </form>
        <RemoveUser user={user} isSelf={isSelf} onGone={guard.release} />
      </FormColumns>
      <LeaveDialog guard={guard} words={useLeaveWords()} />
    </FormProvider>
  );
}
