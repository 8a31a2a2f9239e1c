import { useEffect, useState } from 'react';
import type { Client } from '#contract/schemas/clients.ts';
import { searchTerms } from '#domain/search.ts';
import { useAppDispatch } from '../../../app/use-store.ts';
import { deskBookingApi, useClientsQuery } from '../desk-form/api.ts';

const REST_MS = 120;
const DIGITS_MIN = 3;
const NOBODY: readonly Client[] = [];

export type ClientSearch = {
  found: readonly Client[];
  /** Whether `found` is the result for what is typed now. */
  isComplete: boolean;
  /** Whether too little is typed to look for anybody. */
  isBlank: boolean;
  /** Searches at once, without waiting for a pause; an empty list when it fails. */
  ask: () => Promise<readonly Client[]>;
};

/** Looks for the client whom the typed words or digits may mean, once the fingers rest. */
export function useClientSearch(typed: string): ClientSearch {
  const dispatch = useAppDispatch();
  const wanted = typed.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), REST_MS);
    return () => clearTimeout(timer);
  }, [wanted]);

  const isBlank = !searchTerms(wanted).some((term) => /\p{L}/u.test(term) || term.length >= DIGITS_MIN);
  const isAsked = asked === wanted && !isBlank;
  const { currentData, isFetching, isError } = useClientsQuery(asked, { skip: !isAsked });

  const ask = async () => {
    if (isBlank) return NOBODY;
    const { data } = await dispatch(deskBookingApi.endpoints.clients.initiate(wanted, { subscribe: false }));
    return data ?? NOBODY;
  };
  return {
    found: (isAsked && currentData) || NOBODY,
    isComplete: isBlank || (isAsked && !isFetching && (currentData !== undefined || isError)),
    isBlank,
    ask,
  };
}
