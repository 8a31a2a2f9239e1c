import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { phoneLink } from '#contract/format.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { ABSENCE_KINDS, type AbsenceKind, isAbsenceTime, isWallTime } from '#domain/team/absences.ts';
import { TECHNICIAN_TEXT_MAX } from '#domain/team/technicians.ts';
import { cleanLine } from '#domain/texts.ts';
import { ProblemText } from '../../../api/problem-text.tsx';
import { useFormat } from '../../../i18n/use-language.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { SegmentedField } from '../../../ui/choices/segmented-field.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { FieldRow } from '../../../ui/fields/form-section.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { type PlannedAbsence, useCreateAbsenceMutation, useVisitsHitByAbsenceQuery } from '../api.ts';
import styles from './absences-section.module.css';

type Values = { kind: AbsenceKind; fromDate: string; fromTime: string; toDate: string; toTime: string; note: string };

const EMPTY: Values = { kind: 'off', fromDate: '', fromTime: '', toDate: '', toTime: '', note: '' };
const NOT_YET: PlannedAbsence = { technicianId: '', from: '', to: '' };

/** A new absence; the visits that it hits are shown before it is saved. */
export function AbsenceForm({ technicianId, today }: { technicianId: string; today: string }) {
  const { t } = useTranslation(['team', 'common']);
  const { show } = useToasts();
  const form = useForm<Values>({ defaultValues: EMPTY });
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
    const { data } = await create({ technicianId, ...span, kind: values.kind, note: cleanLine(values.note) });
    if (!data) return;
    form.reset(EMPTY);
    show({ text: data.message });
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
        segments={ABSENCE_KINDS.map((value) => ({ value, label: t(`absences.kinds.${value}`) }))}
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
      {time && hit.currentData && <VisitsHit visits={visits} />}
      <div>
        <Button type="submit" size="medium" loading={isSubmitting} disabled={time !== null && hit.isFetching}>
          {visits.length > 0 ? t('absences.submitAnyway') : t('absences.submit')}
        </Button>
      </div>
    </form>
  );
}

function VisitsHit({ visits }: { visits: readonly Reservation[] }) {
  const { t } = useTranslation('team');
  if (visits.length === 0) return <InfoStrip role="status">{t('absences.hitsNone')}</InfoStrip>;
  return (
    <>
      <InfoStrip tone="warning" role="status">
        {t('absences.hits', { count: visits.length })}
      </InfoStrip>
      <ul aria-label={t('absences.hitsCaption')} className={styles.visits}>
        {visits.map((visit) => (
          <VisitHit key={visit._id} visit={visit} />
        ))}
      </ul>
    </>
  );
}

function VisitHit({ visit }: { visit: Reservation }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { dateReserved, timeReserved } = visit.reservationDate;
  const { client, phone, phoneIsDefault } = visit.reservationClientInfo;
  return (
    <li className={styles.visit}>
      <span className="num">
        {format.date(dateReserved, 'short')}, {format.time(timeReserved)}
      </span>
      <strong>{client}</strong>
      <span className="num">
        {phoneIsDefault ? t('noPhone') : <a href={phoneLink(phone)}>{format.phone(phone)}</a>}
      </span>
    </li>
  );
}

/** The time of the absence that is typed; null until it can be saved. An absence of one day needs no second date. */
function timeOf({ fromDate, fromTime, toDate, toTime }: Values): { from: string; to: string } | null {
  const [from, to] = [`${fromDate}T${fromTime}`, `${toDate || fromDate}T${toTime}`];
  return isWallTime(from) && isWallTime(to) && isAbsenceTime({ from, to }) ? { from, to } : null;
}
