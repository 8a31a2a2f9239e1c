import { createAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { sendWithRenewal } from './base-query.ts';

/** Starts the cache from what the server drew a page from: its JSON, as it stands in the document. */
export const rehydrated = createAction('rehydrated', (json: string) => ({ payload: JSON.parse(json) }));

/**
 * The one cache of server data; each feature's `api.ts` injects its calls. Responses are checked against the
 * contract's schemas everywhere but in production, whose public pages go without Zod.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: sendWithRenewal,
  tagTypes: ['Note', 'User', 'Help', 'Service', 'Reservation', 'Technician'],
  keepUnusedDataFor: 60,
  skipSchemaValidation: import.meta.env.PROD,
  extractRehydrationInfo: (action) => (rehydrated.match(action) ? action.payload : undefined),
  endpoints: () => ({}),
});
