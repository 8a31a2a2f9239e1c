import { environmentOf } from '../browser/environment.ts';
import { type Send, send } from './send.ts';
import { tokenIn } from './session.ts';

/** What the server last said under a tag, as it was parsed then. */
type TaggedResponse = { etag: string; data: unknown };

const responsesOf = new WeakMap<object, Map<string, TaggedResponse>>();

/**
 * Sends a query with the tag of the response that its cache entry already holds. On a 304 returns the same parsed value,
 * so that a list polled every few seconds costs next to nothing while nothing changes: nothing is parsed or drawn.
 * The browser's own cache may not do it: nothing of the API is ever stored there. Only for people who are logged in.
 */
export const conditionalSend: Send = async (args, api, extraOptions) => {
  const { type, queryCacheKey, extra, getState } = api;
  if (type !== 'query' || queryCacheKey === undefined || tokenIn(getState()) === '') {
    return send(args, api, extraOptions);
  }
  const responses = taggedResponses(extra);
  const known = responses.get(queryCacheKey);
  const result = await send(args, api, extraOptions, known?.etag);
  const response = result.meta?.response;
  if (result.error || !response) return result;
  if (known && response.status === 304) return { ...result, data: known.data };
  const etag = response.headers.get('etag');
  if (etag === null) responses.delete(queryCacheKey);
  else responses.set(queryCacheKey, { etag, data: result.data });
  return result;
};

/** Forgets the response of a cache entry that is no longer shown. */
export function forgetResponse(environment: object, queryCacheKey: string): void {
  responsesOf.get(environment)?.delete(queryCacheKey);
}

/** Forgets every response, those of requests on their way too: they are one person's. */
export function forgetResponses(environment: object): void {
  responsesOf.delete(environment);
}

/**
 * A `responseHandler` that parses a list by its schema, once for each body: a response without one is null. A refusal's
 * body is left as it came, and one that does not fit the schema is PARSING_ERROR.
 */
export function parsedBy(schema: { parse: (body: unknown) => unknown }): (response: Response) => Promise<unknown> {
  return async (response) => {
    const text = await response.text();
    const body: unknown = text === '' ? null : JSON.parse(text);
    return response.ok ? schema.parse(body) : body;
  };
}

function taggedResponses(extra: unknown): Map<string, TaggedResponse> {
  const environment = environmentOf(extra);
  const responses = responsesOf.get(environment) ?? new Map<string, TaggedResponse>();
  responsesOf.set(environment, responses);
  return responses;
}
