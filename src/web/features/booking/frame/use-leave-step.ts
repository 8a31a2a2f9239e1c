import { useState } from 'react';
import { type ChosenTime, type OpenStepId, wayOn } from '#domain/booking/booking-steps.ts';
import { useAppDispatch } from '../../../app/use-store.ts';
import { useGoOn } from '../../../shared/use-go-on.ts';
import { selectCart } from '../cart/slice.ts';
import { useGiveKnownContact } from '../client-info/known-contact.ts';
import { useOnwardPath } from './step-paths.ts';

/**
 * For a step behind which only the person's name and phone may be missing: `leave` goes on to the next one, without asking
 * who is signed in and known.
 */
export function useLeaveStep(step: OpenStepId): { isLeaving: boolean; leave: (time: ChosenTime) => Promise<void> } {
  const dispatch = useAppDispatch();
  const goOn = useGoOn();
  const onwardPath = useOnwardPath();
  const giveKnownContact = useGiveKnownContact();
  const [isLeaving, setIsLeaving] = useState(false);

  const leave = async (time: ChosenTime) => {
    const next = () => dispatch((_dispatch, getState) => wayOn(step, selectCart(getState()), time).to);
    if (next() === 'client-info') {
      setIsLeaving(true);
      await giveKnownContact();
      setIsLeaving(false);
    }
    await goOn(onwardPath(next()));
  };
  return { isLeaving, leave };
}
