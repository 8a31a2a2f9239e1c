import {
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import { SERVER_CLOCK } from '#contract/server-clock.ts';
import { localeOf } from '#domain/languages.ts';
import { environmentOf } from '../browser/environment.ts';
import { clockHeard } from './salon-clock.ts';
import { tokenIn } from './session.ts';

/** A little more than the server allows itself, so that its own response to a slow request still arrives. */
const TIMEOUT_MS = 20_000;

export type Send = BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  Record<string, unknown>,
  FetchBaseQueryMeta
>;

type SendResult = Awaited<ReturnType<Send>>;

/**
 * Sends one request to the API: with cookies, the bearer token when there is one, the language of the page, and `X-Poll`
 * for a poll. With an `etag` the response may be a 304 without data. Every response sets the salon's clock. No response
 * is FETCH_ERROR, a late one TIMEOUT_ERROR, an unreadable one PARSING_ERROR.
 */
export async function send(
  args: string | FetchArgs,
  api: BaseQueryApi,
  extraOptions: Record<string, unknown>,
  etag?: string,
): Promise<SendResult> {
  const { baseUrl, fetch } = environmentOf(api.extra);
  const query = fetchBaseQuery({
    baseUrl,
    fetchFn: fetch,
    credentials: 'include',
    timeout: TIMEOUT_MS,
    validateStatus: ({ ok, status }) => ok || (etag !== undefined && status === 304),
    prepareHeaders: (headers) => withHeaders(headers, api, etag),
  });
  const result = await query(args, api, extraOptions);
  const now = result.meta?.response?.headers.get(SERVER_CLOCK);
  if (now) api.dispatch(clockHeard(now));
  return result;
}

function withHeaders(headers: Headers, { getState, extra, startReason }: BaseQueryApi, etag?: string): Headers {
  const token = tokenIn(getState());
  if (token) headers.set('Authorization', `Bearer ${token}`);
  headers.set('Accept-Language', localeOf(environmentOf(extra).language()));
  if (etag !== undefined) headers.set('If-None-Match', etag);
  if (startReason === 'poll') headers.set('X-Poll', '1');
  return headers;
}
