import { accountLeg } from './account.ts';
import { bookingLeg } from './booking.ts';
import { clientLeg } from './client.ts';
import { deskLeg } from './desk.ts';
import { listsLeg } from './lists.ts';
import { ownerLeg } from './owner.ts';
import { publicLeg } from './public.ts';
import type { Leg } from './stop.ts';
import { workdayLeg } from './workday.ts';

/** Every page of the site and every state of it that opens. */
export const LEGS: readonly Leg[] = [
  publicLeg,
  accountLeg,
  bookingLeg,
  clientLeg,
  deskLeg,
  workdayLeg,
  listsLeg,
  ownerLeg,
];
