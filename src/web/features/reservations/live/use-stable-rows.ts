import { useMemo, useState } from 'react';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { type StableRows, stabilizeRows } from './stable-rows.ts';
import { usePointerRest } from './use-pointer-rest.ts';

/** The rows of a list that do not move while the pointer does; another `question` is answered at once. */
export function useStableRows(latest: readonly Reservation[], question: string): StableRows {
  const isResting = usePointerRest();
  const [shown, setShown] = useState({ question, rows: latest });
  if (shown.rows !== latest && (isResting || shown.question !== question)) setShown({ question, rows: latest });
  return useMemo(() => stabilizeRows(shown.rows, latest), [shown.rows, latest]);
}
