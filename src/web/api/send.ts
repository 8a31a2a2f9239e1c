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
import { conditionalFetch } from './known-answers.ts';
import { clockHeard } from './salon-clock.ts';
import { tokenIn } from './session.ts';

/** A little more than the server allows itself, so that its own answer to a slow request still arrives. */
const TIMEOUT_MS = 20_000;

export type Send = BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  Record<string, unknown>,
  FetchBaseQueryMeta
>;

/**
 * One request to the API: cookies included, the bearer token when there is one, the language of the page, and `X-Poll`
 * when nobody asked for it. Every answer, an unchanged list's too, sets the salon's clock. No answer is FETCH_ERROR, a late one TIMEOUT_ERROR, an unreadable one PARSING_ERROR.
 */
export const send: Send = async (args, api, extraOptions) => {
  const { baseUrl, fetch } = environmentOf(api.extra);
  const query = fetchBaseQuery({
    baseUrl,
    fetchFn: conditionalFetch(fetch),
    credentials: 'include',
    timeout: TIMEOUT_MS,
    prepareHeaders: (headers) => withHeaders(headers, api),
  });
  const answer = await query(args, api, extraOptions);
  const now = answer.meta?.response?.headers.get(SERVER_CLOCK);
  if (now) api.dispatch(clockHeard(now));
  return answer;
};

function withHeaders(headers: Headers, { getState, extra, startReason }: BaseQueryApi): Headers {
  const token = tokenIn(getState());
  if (token) headers.set('Authorization', `Bearer ${token}`);
  headers.set('Accept-Language', localeOf(environmentOf(extra).language()));
  if (startReason === 'poll') headers.set('X-Poll', '1');
  return headers;
}
