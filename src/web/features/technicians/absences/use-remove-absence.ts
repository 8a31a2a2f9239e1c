import { problemOf } from '../../../api/problem.ts';
import { useAppDispatch } from '../../../app/use-store.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { techniciansApi } from '../api.ts';

/**
 * Returns what takes an absence back, and says which visits came back for it. It outlives its page, so that a toast can still do
 * it on the next one.
 */
export function useRemoveAbsence(): (id: string) => Promise<boolean> {
  const dispatch = useAppDispatch();
  const { show } = useToasts();
  return async (id) => {
    const answer = await dispatch(techniciansApi.endpoints.removeAbsence.initiate(id, { track: false }));
    if (answer.data) show({ text: answer.data.message });
    else show({ text: problemOf(answer.error).message, tone: 'error' });
    return answer.data !== undefined;
  };
}
