import { useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { BookingStepId } from '#domain/booking/booking-steps.ts';

/** The page of each step. */
export const STEP_PATHS = {
  location: paths.bookingLocation,
  service: paths.bookingServices,
  cart: paths.cart,
  date: paths.bookingDate,
  'client-info': paths.clientInfo,
  summary: paths.summary,
  confirmation: paths.confirmation,
} as const satisfies Record<BookingStepId, string>;

const RETURN = 'retour';
/** The steps that one may leave for the locations, and come back to. */
const BACK_TO = { services: paths.bookingServices, panier: paths.cart } as const;

/** The path of a step that will lead back to the summary. */
export function pathBackToSummary(path: string): string {
  return `${path}?${RETURN}=1`;
}

/** The path of the locations, which will lead back to the step that it was followed from. */
export function locationAndBackTo(step: keyof typeof BACK_TO): string {
  return `${paths.bookingLocation}?${RETURN}=${step}`;
}

/** Returns the path of the next step; that of the page that the person came from only to change something, if any. */
export function useOnwardPath(): (step: BookingStepId) => string {
  const back = useSearchParams()[0].get(RETURN);
  return (step) => {
    if (back === null) return STEP_PATHS[step];
    return isStepLeft(back) ? BACK_TO[back] : paths.summary;
  };
}

function isStepLeft(back: string): back is keyof typeof BACK_TO {
  return Object.hasOwn(BACK_TO, back);
}
