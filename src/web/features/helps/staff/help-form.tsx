import { useState } from 'react';
import { type FieldErrors, FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { Help } from '#contract/schemas/helps.ts';
import type { TextLanguage } from '#domain/local-text.ts';
import { showFieldErrors } from '../../../api/form-errors.ts';
import { ProblemText } from '../../../api/problem-text.tsx';
import { useSeenVersion } from '../../../api/seen-version.ts';
import { useConflictWords } from '../../../i18n/conflict-words.ts';
import { useLeaveWords } from '../../../i18n/leave-words.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { type Difference, EditConflict } from '../../../ui/feedback/edit-conflict.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { FormColumns, SaveBar } from '../../../ui/fields/form-section.tsx';
import { LeaveDialog, useLeaveGuard } from '../../../ui/overlays/leave-guard.tsx';
import { useOwnersQuery } from '../../users/api.ts';
import {
  bodyOf,
  HELP_FIELDS,
  HELP_TEXTS,
  type HelpFieldValues,
  helpResolver,
  languageAtFault,
} from '../help-form-fields.ts';
import { useChangeHelpMutation, useCreateHelpMutation } from '../staff-api.ts';
import { DeleteHelp } from './delete-help.tsx';
import { HelpFields } from './help-fields.tsx';
import { HelpPreview } from './help-preview.tsx';

type HelpFormProps = {
  /** Null for a new one. */
  help: Help | null;
  start: HelpFieldValues;
};

/** A question, its answer, who sees it and whose it is: all required but the translations (spec 5). Saving returns to the list (spec 4). */
export function HelpForm({ help, start }: HelpFormProps) {
  const { t } = useTranslation(['owner', 'common']);
  const navigate = useNavigate();
  const { show } = useToasts();
  const [textLanguage, setTextLanguage] = useState<TextLanguage>('fr');
  const [attempts, setAttempts] = useState(0);
  const [create, creation] = useCreateHelpMutation();
  const [change, changing] = useChangeHelpMutation();
  const form = useForm<HelpFieldValues>({
    defaultValues: start,
    resolver: helpResolver(useLanguage()),
    shouldFocusError: false,
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const guard = useLeaveGuard(isDirty);
  const error = creation.error ?? changing.error;
  const { seen, conflict, catchUp } = useSeenVersion(help?.version, error);
  const conflictWords = useConflictWords(conflict?.by ?? null);
  const { data: owners = [] } = useOwnersQuery();
  const labelOf = (field: (typeof HELP_FIELDS)[number]) =>
    field === 'user' ? t('fields.owner') : t(`helps.labels.${field}`);
  const problems = HELP_FIELDS.flatMap((field) => {
    const problem = errors[field]?.message;
    if (problem === undefined) return [];
    return [{ fieldId: `help-${field}`, message: t('common:fieldProblem', { field: labelOf(field), problem }) }];
  });

  const save = async (fields: HelpFieldValues, version: string | undefined) => {
    const body = bodyOf(fields);
    const saved = help ? await change({ ...body, id: help._id, version }) : await create(body);
    if (saved.error) {
      showFieldErrors(form.setError, HELP_FIELDS, saved.error);
      return;
    }
    guard.release();
    show({ text: saved.data.message });
    await navigate(paths.staffHelps);
  };
  const differencesFrom = (mine: HelpFieldValues): Difference[] => {
    const owner = owners.find(({ _id }) => _id === start.user)?.name ?? '';
    return [
      ...HELP_TEXTS.filter((field) => start[field] !== mine[field]).map((field) => ({
        label: labelOf(field),
        theirs: start[field],
      })),
      ...(start.status !== mine.status ? [{ label: t('fields.status'), theirs: t(`fields.${start.status}`) }] : []),
      ...(start.user !== mine.user ? [{ label: labelOf('user'), theirs: owner }] : []),
    ];
  };
  const handleInvalid = (faults: FieldErrors<HelpFieldValues>) => {
    setAttempts((count) => count + 1);
    setTextLanguage(languageAtFault(faults) ?? textLanguage);
  };
  const handleSaveOver = form.handleSubmit((fields) => {
    catchUp();
    return save(fields, help?.version);
  }, handleInvalid);
  const handleTakeTheirs = () => {
    form.reset(start);
    catchUp();
    changing.reset();
  };

  return (
    <FormProvider {...form}>
      <FormColumns aside={<HelpPreview language={textLanguage} />}>
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
            <InfoStrip tone="danger" role="alert" focused>
              <ProblemText error={error} />
            </InfoStrip>
          )}
          <HelpFields language={textLanguage} onLanguage={setTextLanguage} />
          <SaveBar note={isDirty && t('common:leave.unsaved')}>
            <LinkButton to={paths.staffHelps} look="quiet" size="medium">
              {t('back')}
            </LinkButton>
            <Button type="submit" size="medium" loading={isSubmitting}>
              {help ? t('common:save') : t('create')}
            </Button>
          </SaveBar>
        </form>
        {help && <DeleteHelp help={help} onDeleted={guard.release} />}
      </FormColumns>
      <LeaveDialog guard={guard} words={useLeaveWords()} />
    </FormProvider>
  );
}
