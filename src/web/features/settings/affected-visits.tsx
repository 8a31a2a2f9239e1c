import { useTranslation } from 'react-i18next';
import type { HitVisits, ProposedChange } from '#contract/schemas/settings-changes.ts';
import type { ChangeReason } from '#domain/reservations/hit-visits.ts';
import { ProblemText } from '../../api/problem-text.tsx';
import { VisitsHit } from '../../shared/visits/visits-hit.tsx';
import { InfoStrip } from '../../ui/feedback/info-strip.tsx';
import { useSalon } from './api.ts';
import { useHitVisitsQuery } from './staff-api.ts';

type AffectedVisitsProps = {
  /** What would be saved; null while there is nothing to save, or it cannot be read yet. */
  change: ProposedChange | null;
  /** What is said of them; the reasons that belong under it, all when left out. */
  sentence: 'hits.closed' | 'hits.hours' | 'hits.seats' | 'hits.staffing';
  reasons?: readonly ChangeReason[];
  /** Says so when nobody is hit. */
  whenNone?: string;
};

/** The visits that a change would hit, with the phones to call; those of the last question stay until the next answer. */
export function AffectedVisits({ change, sentence, reasons, whenNone }: AffectedVisitsProps) {
  const { t } = useTranslation('salon');
  const { data, error } = useHits(change);
  const bookedText = useBookedText();
  if (change === null) return null;
  if (error) {
    return (
      <InfoStrip tone="danger" role="alert">
        <ProblemText error={error} />
      </InfoStrip>
    );
  }
  if (!data) return null;
  const visits = reasons ? data.visits.filter(({ reason }) => reasons.includes(reason)) : data.visits;
  const count = reasons ? visits.length : data.count;
  if (count === 0) return whenNone === undefined ? null : <InfoStrip role="status">{whenNone}</InfoStrip>;
  return (
    <>
      <InfoStrip tone="warning" role="status">
        {t(sentence, { count })}
      </InfoStrip>
      <VisitsHit label={t('hits.caption')} visits={visits} noteOf={bookedText} />
    </>
  );
}

/** The visits that a change would hit; asked again whenever it is another. */
export function useHits(change: ProposedChange | null) {
  const nothing: ProposedChange = { closure: { location: null, label: { fr: '', en: '' } } };
  return useHitVisitsQuery(change ?? nothing, { skip: change === null, refetchOnMountOrArgChange: true });
}

/** Returns a function that says what is booked, and where. */
function useBookedText(): (visit: HitVisits['visits'][number]) => string {
  const locations = useSalon()?.locations ?? [];
  return ({ reservationServices, reservationLocation }) => {
    const location = locations.find(({ code }) => code === reservationLocation.locationReserved);
    return [...reservationServices.map(({ titre, qty }) => `${titre} × ${qty}`), location?.name].join(', ');
  };
}
