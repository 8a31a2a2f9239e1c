import { type ReactNode, useState } from 'react';
import { type FieldErrors, type FieldValues, FormProvider, type Path, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showFieldErrors } from '../../api/form-errors.ts';
import { problemOf } from '../../api/problem.ts';
import { ProblemText } from '../../api/problem-text.tsx';
import { useLeaveTexts } from '../../i18n/leave-texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { type Difference, EditConflict } from '../../ui/feedback/edit-conflict.tsx';
import { InfoStrip } from '../../ui/feedback/info-strip.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { FormColumns, SaveBar } from '../../ui/fields/form-section.tsx';
import { LeaveDialog, type LeaveGuard } from '../../ui/overlays/leave-guard.tsx';
import { useGoOn } from '../use-go-on.ts';
import { useToasts } from '../use-toasts.ts';

/** A field that the error summary links to; without a label its sentence stands alone. */
type SummaryField<Values extends FieldValues> = { name: Path<Values>; id: string; label?: string };

/** A field that an edit conflict compares. Without `text` a string is shown as it is, anything else only named; null only names it. */
export type ComparedField = { name: string; label: string; text?: string | null };

/** The record behind the form as the server last sent it, while the form may still show an older version. */
export type LatestRecord<Values> = {
  version: string | undefined;
  values: Values;
  fields: readonly ComparedField[];
  /** What of the values counts as a difference; the values themselves when left out. */
  comparable?: (values: Values) => object;
};

type Saved<Answer> = { data?: Answer | undefined; error?: unknown };

type RecordFormProps<Values extends FieldValues, Answer extends { message: string }> = {
  form: UseFormReturn<Values>;
  guard: LeaveGuard;
  /** Null for a new record. */
  latest: LatestRecord<Values> | null;
  /** Why the last save failed, and how to dismiss that. */
  saving: { error?: unknown; reset: () => void };
  /** Sends the values with the version that the form was filled from. */
  onSave: (values: Values, version: string | undefined) => Promise<Saved<Answer>>;
  /** After a save: leave for this list, or stay with these values and their version. */
  afterSave: { listPath: string } | { stayWith: (answer: Answer, values: Values) => SavedState<Values> };
  summary?: readonly SummaryField<Values>[];
  onInvalid?: (faults: FieldErrors<Values>) => void;
  submitLabel: string;
  /** Beside the sentence of a failed save. */
  errorAction?: ReactNode;
  aside?: ReactNode;
  /** Below the form, such as its deletion. */
  footer?: ReactNode;
  children: ReactNode;
};

type SavedState<Values> = { values: Values; version: string | undefined };

/**
 * The frame of every form that edits one record: error summary, edit conflict, failed save, fields, save bar and the
 * question before leaving with unsaved changes.
 */
export function RecordForm<Values extends FieldValues, Answer extends { message: string }>(
  props: RecordFormProps<Values, Answer>,
) {
  const { form, guard, latest, saving, onSave, afterSave, summary = [], onInvalid, submitLabel } = props;
  const { t } = useTranslation(['common', 'owner']);
  const goOn = useGoOn();
  const { show } = useToasts();
  const leaveTexts = useLeaveTexts();
  const [attempts, setAttempts] = useState(0);
  const [seenVersion, setSeenVersion] = useState(latest?.version);
  const { isDirty, isSubmitting } = form.formState;
  const conflict = conflictOf(saving.error);
  const problems = summary.flatMap(({ name, id, label }) => {
    const problem = form.getFieldState(name, form.formState).error?.message;
    if (problem === undefined) return [];
    return [{ fieldId: id, message: label === undefined ? problem : t('fieldProblem', { field: label, problem }) }];
  });

  const save = async (values: Values, version: string | undefined) => {
    const { data, error } = await onSave(values, version);
    if (!data) {
      showFieldErrors(
        form.setError,
        summary.map(({ name }) => name),
        error,
      );
      return;
    }
    if ('stayWith' in afterSave) {
      const saved = afterSave.stayWith(data, values);
      form.reset(saved.values);
      setSeenVersion(saved.version ?? latest?.version);
    } else {
      guard.release();
    }
    show({ text: data.message });
    if ('listPath' in afterSave) await goOn(afterSave.listPath);
  };
  const handleInvalid = (faults: FieldErrors<Values>) => {
    setAttempts((count) => count + 1);
    onInvalid?.(faults);
  };
  const handleSubmit = form.handleSubmit((values) => save(values, seenVersion), handleInvalid);
  const handleSaveOver = form.handleSubmit((values) => {
    setSeenVersion(latest?.version);
    return save(values, latest?.version);
  }, handleInvalid);
  const handleTakeTheirs = () => {
    form.reset(latest?.values);
    setSeenVersion(latest?.version);
    saving.reset();
  };

  return (
    <FormProvider {...form}>
      <FormColumns aside={props.aside}>
        <form noValidate onSubmit={handleSubmit}>
          {problems.length > 0 && attempts > 0 && (
            <ErrorSummary key={attempts} title={t('errorSummary')} problems={problems} />
          )}
          {conflict && latest && (
            <EditConflict
              texts={conflictLabels(conflict.by)}
              differences={latest.version === seenVersion ? null : differencesOf(latest, form.getValues())}
              loading={isSubmitting}
              onSaveOver={() => void handleSaveOver()}
              onTakeTheirs={handleTakeTheirs}
            />
          )}
          {saving.error !== undefined && !conflict && !isSubmitting && (
            <InfoStrip tone="danger" role="alert" focused action={props.errorAction}>
              <ProblemText error={saving.error} />
            </InfoStrip>
          )}
          {props.children}
          <SaveBar note={isDirty && t('leave.unsaved')}>
            {'listPath' in afterSave && (
              <LinkButton to={afterSave.listPath} variant="quiet" size="medium">
                {t('owner:back')}
              </LinkButton>
            )}
            <Button type="submit" size="medium" loading={isSubmitting}>
              {submitLabel}
            </Button>
          </SaveBar>
        </form>
        {props.footer}
      </FormColumns>
      <LeaveDialog guard={guard} texts={leaveTexts} />
    </FormProvider>
  );

  function conflictLabels(by: string | null) {
    return {
      title: by === null ? t('owner:conflict.someone') : t('owner:conflict.by', { name: by }),
      kept: t('owner:conflict.kept'),
      differs: t('owner:conflict.differs'),
      same: t('owner:conflict.same'),
      saveOver: t('owner:conflict.saveOver'),
      takeTheirs: t('owner:conflict.takeTheirs'),
      nothing: t('owner:conflict.nothing'),
    };
  }
}

/** Who saved the record meanwhile, if the server says so; null when the save failed for another reason. */
function conflictOf(error: unknown): { by: string | null } | null {
  const { code, details } = problemOf(error);
  if (code !== 'edit_conflict') return null;
  return { by: typeof details.by === 'string' ? details.by : null };
}

function differencesOf<Values extends FieldValues>(latest: LatestRecord<Values>, written: Values): Difference[] {
  const comparable = latest.comparable ?? ((values: Values): object => values);
  const [theirs, mine] = [latest.values, written].map((values) => new Map(Object.entries(comparable(values))));
  return latest.fields
    .filter(({ name }) => !isSame(theirs?.get(name), mine?.get(name)))
    .map(({ name, label, text }) => {
      const value: unknown = text === undefined ? latest.values[name] : text;
      return { label, theirs: typeof value === 'string' ? value : undefined };
    });
}

/** Lists and records are the same when all their parts are. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null) return Object.is(one, other);
  return JSON.stringify(one) === JSON.stringify(other);
}
