import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { AbsenceView } from '#contract/schemas/technicians.ts';
import { addDays, type CalendarDate } from '#domain/salon/salon-time.ts';
import { isWallTime } from '#domain/team/absences.ts';
import { useSalonClock } from '../../../api/salon-clock.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import { ABSENCE_ICONS } from '../../../shared/team/absence-icons.ts';
import { ABSENCE_END_PARAM, ABSENCE_PARAM, agendaPath } from '../../../shared/team/agenda-paths.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { FormSection } from '../../../ui/fields/form-section.tsx';
import { useAbsencesQuery } from '../api.ts';
import { AbsenceForm, type BegunAbsence } from './absence-form.tsx';
import styles from './absences-section.module.css';
import { useRemoveAbsence } from './use-remove-absence.ts';

/** How far ahead absences are listed, in days. */
const AHEAD = 366;

/** When a technician will not be there, and a form for one more absence. */
export function AbsencesSection({ technicianId }: { technicianId: string }) {
  const { t } = useTranslation('team');
  const today = useSalonClock((now) => now?.date ?? null);
  return (
    <FormSection title={t('absences.title')} lead={t('absences.lead')}>
      {today !== null && <ComingAbsences technicianId={technicianId} today={today} />}
      <AbsenceForm technicianId={technicianId} today={today ?? ''} begun={useBegunAbsence()} />
    </FormSection>
  );
}

/** The absence that the URL names as begun in the agenda; null when it names none. */
function useBegunAbsence(): BegunAbsence | null {
  const [query] = useSearchParams();
  const from = query.get(ABSENCE_PARAM) ?? '';
  if (!isWallTime(from)) return null;
  const to = query.get(ABSENCE_END_PARAM) ?? '';
  const place = query.get('lieu');
  const backPath = agendaPath({ date: from.slice(0, 10), ...(place !== null && { lieu: place }) });
  return { from, to: isWallTime(to) ? to : null, backPath };
}

function ComingAbsences({ technicianId, today }: { technicianId: string; today: CalendarDate }) {
  const { t } = useTranslation('team');
  const query = useAbsencesQuery({ from: today, to: addDays(today, AHEAD) });
  return (
    <Loaded query={query}>
      {(all) => {
        const absences = all.filter((absence) => absence.technicianId === technicianId);
        return absences.length === 0 ? (
          <p className="muted">{t('absences.none')}</p>
        ) : (
          <ul aria-label={t('absences.list')} className={styles.list}>
            {absences.map((absence) => (
              <Absence key={absence._id} absence={absence} />
            ))}
          </ul>
        );
      }}
    </Loaded>
  );
}

function Absence({ absence: { _id, kind, from, to, note } }: { absence: AbsenceView }) {
  const { t } = useTranslation(['team', 'workday']);
  const span = useSpanText()(from, to);
  const remove = useRemoveAbsence();
  const [isLoading, setIsLoading] = useState(false);
  const Icon = ABSENCE_ICONS[kind];
  const handleRemove = async () => {
    setIsLoading(true);
    await remove(_id);
    setIsLoading(false);
  };
  return (
    <li className={styles.absence}>
      <Icon aria-hidden="true" />
      <span className={styles.facts}>
        <strong>{t(`workday:absences.${kind}`)}</strong>
        <span className="num">{span}</span>
        {note && <span className="muted">{note}</span>}
      </span>
      <Button
        variant="quiet"
        size="medium"
        icon={<Trash2 aria-hidden="true" />}
        loading={isLoading}
        onClick={() => void handleRemove()}
      >
        {t('absences.remove')} <VisuallyHidden>{span}</VisuallyHidden>
      </Button>
    </li>
  );
}

/** Returns a function that says from when to when; on one day the date stands once. */
function useSpanText(): (from: string, to: string) => string {
  const { t } = useTranslation('team');
  const format = useFormat();
  return (from, to) => {
    const [fromDate = '', fromTime = ''] = from.split('T');
    const [toDate = '', toTime = ''] = to.split('T');
    const end = format.time(toTime);
    return t('absences.span', {
      from: `${format.date(fromDate, 'short')}, ${format.time(fromTime)}`,
      to: fromDate === toDate ? end : `${format.date(toDate, 'short')}, ${end}`,
    });
  };
}
