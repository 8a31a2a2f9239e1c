import { createApi } from '@reduxjs/toolkit/query/react';
import { sendWithRenewal } from './base-query.ts';

const isProduction = import.meta.env.PROD;

/**
 * The one cache of server data; each feature's `api.ts` injects its calls. Answers are held against the contract's
 * schemas everywhere but in production, whose public pages go without Zod.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: sendWithRenewal,
  tagTypes: ['Note', 'User', 'Help', 'Service', 'Reservation'],
  keepUnusedDataFor: 60,
  skipSchemaValidation: isProduction,
  endpoints: () => ({}),
});
