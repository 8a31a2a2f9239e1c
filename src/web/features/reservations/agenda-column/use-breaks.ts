import { useTranslation } from 'react-i18next';
import type { Span } from '#domain/reservations/reservation-times.ts';
import { type CalendarDate, clockTime } from '#domain/salon/salon-time.ts';
import { problemOf } from '../../../api/problem.ts';
import { useAppDispatch } from '../../../app/use-store.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { techniciansApi } from '../../technicians/api.ts';

type Break = Span & { technicianId: string; date: CalendarDate };

/** Returns what enters a break of somebody of the team, with a toast that takes it back, and what takes an absence away. */
export function useBreaks(): { add: (pause: Break) => void; remove: (id: string) => void } {
  const { t } = useTranslation(['agenda', 'common']);
  const dispatch = useAppDispatch();
  const { show } = useToasts();
  const { createAbsence, removeAbsence } = techniciansApi.endpoints;

  const remove = async (id: string) => {
    const { error } = await dispatch(removeAbsence.initiate(id, { track: false }));
    if (error) show({ text: problemOf(error).message, tone: 'error' });
    else show({ text: t('agenda:absenceRemoved') });
  };
  const add = async ({ technicianId, date, start, end }: Break) => {
    const at = (minute: number) => `${date}T${clockTime(minute)}`;
    const draft = { technicianId, from: at(start), to: at(end), kind: 'break', note: '' } as const;
    const answer = await dispatch(createAbsence.initiate(draft, { track: false }));
    if (!answer.data) return show({ text: problemOf(answer.error).message, tone: 'error' });
    const { _id } = answer.data.absence;
    return show({ text: answer.data.message, action: { label: t('common:undo'), onAct: () => void remove(_id) } });
  };
  return { add: (pause) => void add(pause), remove: (id) => void remove(id) };
}
