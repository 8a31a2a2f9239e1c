import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { VISIT_PARAM } from '../../../app/navigation.ts';
import { useRowControl } from '../row/use-row-control.tsx';
import { useVisitDetailsQuery } from './api.ts';

const NO_ROWS: readonly Reservation[] = [];

/** Opens the details of the visit that the page's URL names, once: the URL then names the page alone. */
export function NamedVisit() {
  const [query, setQuery] = useSearchParams();
  const { currentData, isError } = useVisitDetailsQuery(query.get(VISIT_PARAM) ?? skipToken);
  const { onAsk, dialogs } = useRowControl(NO_ROWS);
  const isAnswered = currentData !== undefined || isError;
  useEffect(() => {
    if (!isAnswered) return;
    if (currentData) onAsk({ dialog: 'details', reservation: currentData.reservation });
    const withoutVisit = (before: URLSearchParams) => {
      before.delete(VISIT_PARAM);
      return before;
    };
    setQuery(withoutVisit, { replace: true, preventScrollReset: true });
  }, [isAnswered, currentData, onAsk, setQuery]);
  return dialogs;
}
