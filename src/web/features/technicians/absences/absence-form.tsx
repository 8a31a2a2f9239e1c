import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { ABSENCE_KINDS, type AbsenceKind, isAbsenceTime, isWallTime, type WallTime } from '#domain/team/absences.ts';
import { TECHNICIAN_TEXT_MAX } from '#domain/team/technicians.ts';
import { cleanLine } from '#domain/texts.ts';
import { ProblemText } from '../../../api/problem-text.tsx';
import { useToasts } from '../../../shared/use-toasts.ts';
import { VisitsHit } from '../../../shared/visits/visits-hit.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { SegmentedField } from '../../../ui/choices/segmented-field.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { FieldRow } from '../../../ui/fields/form-section.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { type PlannedAbsence, useCreateAbsenceMutation, useVisitsHitByAbsenceQuery } from '../api.ts';
import { AbsenceOutcome, type SavedHits } from './absence-outcome.tsx';
import styles from './absences-section.module.css';
import { useRemoveAbsence } from './use-remove-absence.ts';

type Values = {
  kind: AbsenceKind;
  fromDate: string;
  fromTime: string;
  toDate: string;
  toTime: string;
  note: string;
  reassign: boolean;
};

const EMPTY: Values = {
  ...{ kind: 'off', fromDate: '', fromTime: '', toDate: '', toTime: '', note: '' },
  reassign: true,
};
const NOT_YET: PlannedAbsence = { technicianId: '', from: '', to: '' };

/** An absence that was begun elsewhere: from when on, until when if it is a break, and where to go back to. */
export type BegunAbsence = { from: WallTime; to: WallTime | null; backPath: string };

type AbsenceFormProps = { technicianId: string; today: string; begun: BegunAbsence | null };

/** A new absence; the visits that it hits are shown before it is saved, and after that what became of them. */
export function AbsenceForm(props: AbsenceFormProps) {
  const [saved, setSaved] = useState<SavedHits | null>(null);
  if (!saved) return <OpenForm {...props} onSaved={setSaved} />;
  return <AbsenceOutcome {...saved} backPath={props.begun?.backPath ?? null} onDone={() => setSaved(null)} />;
}

function OpenForm({
  technicianId,
  today,
  begun,
  onSaved,
}: AbsenceFormProps & { onSaved: (saved: SavedHits | null) => void }) {
  const { t } = useTranslation(['team', 'workday', 'common']);
  const { show } = useToasts();
  const remove = useRemoveAbsence();
  const form = useForm<Values>({ defaultValues: valuesFrom(begun) });
  const { setFocus } = form;
  const begunAt = begun?.from;
  useEffect(() => {
    if (begunAt !== undefined) setFocus('toTime');
  }, [begunAt, setFocus]);
  const [create, { error }] = useCreateAbsenceMutation();
  const { errors, isSubmitting } = form.formState;
  const time = timeOf({ ...EMPTY, ...useWatch({ control: form.control }) });
  const hit = useVisitsHitByAbsenceQuery(time ? { technicianId, ...time } : NOT_YET, {
    skip: time === null,
    refetchOnMountOrArgChange: true,
  });
  const visits = time ? (hit.currentData ?? []) : [];
  const sayFault = () => {
    const { fromDate, fromTime, toDate, toTime } = form.getValues();
    const [from, to] = [`${fromDate}T${fromTime}`, `${toDate || fromDate}T${toTime}`];
    if (!isWallTime(from) || !isWallTime(to)) return t('absences.dateRequired');
    if (from >= to) return t('absences.order');
    return isAbsenceTime({ from, to }) || t('absences.tooLong');
  };
  const handleValid = async (values: Values) => {
    const span = timeOf(values);
    if (!span) return;
    const { kind, reassign } = values;
    const { data } = await create({ technicianId, ...span, kind, reassign, note: cleanLine(values.note) });
    if (!data) return;
    form.reset(EMPTY);
    if (data.visits.length > 0) onSaved(data);
    const takeBack = async () => {
      if (await remove(data.absence._id)) onSaved(null);
    };
    show({ text: data.message, action: { label: t('common:undo'), onAct: () => void takeBack() } });
  };

  return (
    <form noValidate onSubmit={form.handleSubmit(handleValid)} className={styles.form}>
      <h3 className={styles.title}>{t('absences.add')}</h3>
      {error !== undefined && !isSubmitting && (
        <InfoStrip tone="danger" role="alert">
          <ProblemText error={error} />
        </InfoStrip>
      )}
      <SegmentedField
        control={form.control}
        name="kind"
        legend={t('absences.kind')}
        segments={ABSENCE_KINDS.map((value) => ({ value, label: t(`workday:absences.${value}`) }))}
      />
      <FieldRow>
        <TextField label={t('absences.fromDate')} type="date" min={today} {...form.register('fromDate')} />
        <TextField label={t('absences.fromTime')} type="time" {...form.register('fromTime')} />
      </FieldRow>
      <FieldRow>
        <TextField label={t('absences.toDate')} type="date" min={today} {...form.register('toDate')} />
        <TextField
          label={t('absences.toTime')}
          type="time"
          error={errors.toTime?.message}
          {...form.register('toTime', { validate: sayFault })}
        />
      </FieldRow>
      <TextField
        label={t('absences.note')}
        note={t('common:optional')}
        maxLength={TECHNICIAN_TEXT_MAX.note}
        {...form.register('note')}
      />
      {time && hit.currentData && <Hits technicianId={technicianId} visits={visits} />}
      {visits.length > 0 && (
        <Checkbox label={t('absences.reassign')} hint={t('absences.reassignHint')} {...form.register('reassign')} />
      )}
      <div>
        <Button type="submit" size="medium" loading={isSubmitting} disabled={time !== null && hit.isFetching}>
          {visits.length > 0 ? t('absences.submitAnyway') : t('absences.submit')}
        </Button>
      </div>
    </form>
  );
}

/** The visits that would be hit; of those whose client asked for her it says so. */
function Hits({ technicianId, visits }: { technicianId: string; visits: readonly Reservation[] }) {
  const { t } = useTranslation('team');
  if (visits.length === 0) return <InfoStrip role="status">{t('absences.hitsNone')}</InfoStrip>;
  const isAskedFor = ({ performers = [] }: Reservation) =>
    performers.some((performer) => performer.technicianId === technicianId && performer.requested);
  return (
    <>
      <InfoStrip tone="warning" role="status">
        {t('absences.hits', { count: visits.length })}
      </InfoStrip>
      <VisitsHit
        label={t('absences.hitsCaption')}
        visits={visits}
        noteOf={(visit) => (isAskedFor(visit) ? t('absences.askedFor') : '')}
      />
    </>
  );
}

function valuesFrom(begun: BegunAbsence | null): Values {
  const [fromDate = '', fromTime = ''] = begun?.from.split('T') ?? [];
  const [, toTime = ''] = begun?.to?.split('T') ?? [];
  return { ...EMPTY, kind: begun?.to ? 'break' : EMPTY.kind, fromDate, fromTime, toTime };
}

/** The time of the absence that is typed; null until it can be saved. An absence of one day needs no second date. */
function timeOf({ fromDate, fromTime, toDate, toTime }: Values): { from: string; to: string } | null {
  const [from, to] = [`${fromDate}T${fromTime}`, `${toDate || fromDate}T${toTime}`];
  return isWallTime(from) && isWallTime(to) && isAbsenceTime({ from, to }) ? { from, to } : null;
}
