import { useMemo, useState } from 'react';
import type { Reservation } from '#contract/reservations.ts';
import { type SteadyRows, steadied } from './steady-rows.ts';
import { usePointerRest } from './use-pointer-rest.ts';

/** The rows of a list that do not move while the pointer does; another `question` is answered at once. */
export function useSteadyRows(latest: readonly Reservation[], question: string): SteadyRows {
  const isResting = usePointerRest();
  const [shown, setShown] = useState({ question, rows: latest });
  if (shown.rows !== latest && (isResting || shown.question !== question)) setShown({ question, rows: latest });
  return useMemo(() => steadied(shown.rows, latest), [shown.rows, latest]);
}
