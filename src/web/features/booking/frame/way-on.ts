import { skipToken } from '@reduxjs/toolkit/query/react';
import { type ChosenTime, type OpenStepId, type WayOn, wayOn } from '#domain/booking/booking-steps.ts';
import { isFreeSlot } from '#domain/booking/free-slot.ts';
import { hasWithdrawn } from '#domain/cart/cart.ts';
import { askedPerformer, chosenLocation, isOffered } from '#domain/cart/cart-choices.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { timesOfCart, useAvailabilityQuery } from '../../availability/api.ts';
import { selectCart } from '../cart/slice.ts';
import { useSlotProblem } from './chosen-time.tsx';
import { useOnwardPath } from './step-paths.ts';

/** What the bar of a step says, and the path that it leads to, for the cart as it is now. */
export function useWayOn(step: OpenStepId): WayOn & { path: string } {
  const cart = useAppSelector(selectCart);
  const time = useChosenTime();
  const onwardPath = useOnwardPath();
  const way = wayOn(step, cart, time);
  return { ...way, path: onwardPath(way.to) };
}

/** Whether the chosen time is free for the cart with whom it asks for, as far as the server has said. */
export function useChosenTime(): ChosenTime {
  const cart = useAppSelector(selectCart);
  const problemOf = useSlotProblem();
  const location = chosenLocation(cart);
  const { reservationDate: slot } = cart;
  const isAsked = location !== null && slot !== null && cart.cardItems.length > 0 && !hasWithdrawn(cart);
  const { currentData } = useAvailabilityQuery(isAsked ? timesOfCart(cart, location, cart.performerId) : skipToken);
  if (slot && problemOf(slot) !== null) return 'taken';
  if (!slot || !currentData) return 'unknown';
  if (!isOffered(askedPerformer(cart), currentData.performers)) return 'taken';
  return isFreeSlot(currentData.days, { date: slot.dateReserved, time: slot.timeReserved }) ? 'free' : 'taken';
}
