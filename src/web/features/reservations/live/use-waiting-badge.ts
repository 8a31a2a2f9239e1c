import { useEffect } from 'react';
import { useAppDispatch } from '../../../app/use-store.ts';
import { waitingCounted } from '../slice.ts';

/** Shows in the title of the tab how many people wait, for staff who work in another tab. */
export function useWaitingBadge(count: number): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(waitingCounted(count));
  }, [count, dispatch]);
  useEffect(() => () => void dispatch(waitingCounted(0)), [dispatch]);
}
