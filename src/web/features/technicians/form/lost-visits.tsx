import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { TechnicianView } from '#contract/schemas/technicians.ts';
import { LOCATION_CODES } from '#domain/salon/locations.ts';
import { VisitsHit } from '../../../shared/visits/visits-hit.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { type ProposedBody, useVisitsHitByChangeQuery } from '../api.ts';
import { bodyOf, dayFault, type TechnicianValues, WEEKDAYS } from './technician-values.ts';

/** The visits to come that the changes typed so far would take from a technician; nothing while there are none. */
export function LostVisits({ technician }: { technician: TechnicianView }) {
  const { t } = useTranslation('team');
  const { control, getValues } = useFormContext<TechnicianValues>();
  const [week, categories, exceptServices, status] = useWatch({
    control,
    name: ['week', 'categories', 'exceptServices', 'status'],
  });
  const typed = { ...getValues(), week, categories, exceptServices, status };
  const proposal = isReadable(typed) ? proposalOf(technician._id, bodyOf(typed)) : null;
  const isSame = JSON.stringify(proposal) === JSON.stringify(proposalOf(technician._id, technician));
  const { data: visits = [] } = useVisitsHitByChangeQuery(proposal ?? leaving(technician), {
    skip: proposal === null || isSame,
    refetchOnMountOrArgChange: true,
  });
  if (isSame || proposal === null || visits.length === 0) return null;
  return (
    <>
      <InfoStrip tone="warning" role="status">
        {t(status === 'inactive' ? 'lost.leaving' : 'lost.changed', { count: visits.length })}
      </InfoStrip>
      <VisitsHit label={t('absences.hitsCaption')} visits={visits} isLinked />
    </>
  );
}

/** All visits to come of a technician who cannot leave the team before they are given away. */
export function VisitsToGiveAway({ technician }: { technician: TechnicianView }) {
  const { t } = useTranslation('team');
  const { data: visits = [] } = useVisitsHitByChangeQuery(leaving(technician), { refetchOnMountOrArgChange: true });
  return <VisitsHit label={t('absences.hitsCaption')} visits={visits} isLinked />;
}

/** What decides which visits are hers, in one order, so that the same is the same text. */
function proposalOf(
  id: string,
  { categories, exceptServices = [], hours, status = 'active' }: Omit<ProposedBody, 'id'>,
) {
  return { id, categories: categories.toSorted(), exceptServices: exceptServices.toSorted(), hours, status };
}

function leaving(technician: TechnicianView): ProposedBody {
  return proposalOf(technician._id, { ...technician, status: 'inactive' });
}

function isReadable({ week, categories }: TechnicianValues): boolean {
  const days = LOCATION_CODES.flatMap((location) => WEEKDAYS.map((day) => ({ location, day })));
  return categories.length > 0 && days.every((day) => dayFault(week, day) === null);
}
