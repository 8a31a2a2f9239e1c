import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { type CalendarDate, clockTime } from '#domain/salon/salon-time.ts';
import type { Span } from '#domain/salon/spans.ts';
import { problemOf } from '../../../api/problem.ts';
import { useAppDispatch } from '../../../app/use-store.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { newAbsencePath } from '../../../shared/team/agenda-paths.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { techniciansApi } from '../../technicians/api.ts';

type Break = Span & { technicianId: string; location: LocationCode; date: CalendarDate };

/**
 * Returns what enters a break of somebody of the team, with a toast that takes it back, and what takes an absence away. A break
 * that would hit visits, such as those at the other location, is not entered: the toast leads to the form that lists them.
 */
export function useBreaks(): { add: (pause: Break) => void; remove: (id: string) => void } {
  const { t } = useTranslation(['agenda', 'common']);
  const dispatch = useAppDispatch();
  const { show } = useToasts();
  const navigate = useNavigate();
  const format = useFormat();
  const { createAbsence, removeAbsence, visitsHitByAbsence } = techniciansApi.endpoints;

  const named = ({ reservationClientInfo, reservationDate }: Reservation) =>
    `${reservationClientInfo.client}, ${format.time(reservationDate.timeReserved)}`;
  const remove = async (id: string) => {
    const answer = await dispatch(removeAbsence.initiate(id, { track: false }));
    if (answer.data) show({ text: answer.data.message });
    else show({ text: problemOf(answer.error).message, tone: 'error' });
  };
  const add = async ({ technicianId, location, date, start, end }: Break) => {
    const at = (minute: number) => `${date}T${clockTime(minute)}`;
    const time = { technicianId, from: at(start), to: at(end) };
    const hit = await dispatch(visitsHitByAbsence.initiate(time, { subscribe: false, forceRefetch: true }));
    if (hit.data && hit.data.length > 0) {
      const open = () => void navigate(newAbsencePath({ ...time, location }));
      return show({
        text: t('agenda:breakHits', { visits: hit.data.map(named).join(', ') }),
        action: { label: t('agenda:seeHits'), onAct: open },
      });
    }
    const draft = { ...time, kind: 'break', note: '' } as const;
    const answer = await dispatch(createAbsence.initiate(draft, { track: false }));
    if (!answer.data) return show({ text: problemOf(answer.error).message, tone: 'error' });
    const { _id } = answer.data.absence;
    return show({ text: answer.data.message, action: { label: t('common:undo'), onAct: () => void remove(_id) } });
  };
  return { add: (pause) => void add(pause), remove: (id) => void remove(id) };
}
