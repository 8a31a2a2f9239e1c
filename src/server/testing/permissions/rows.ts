import type { Deps } from '../../deps.ts';
import type { givenCaller } from '../factories.ts';
import type { Actor } from './actors.ts';

/** What a row's request is made from: the server, and the client who owns what is asked for. */
export type World = { deps: Deps; owner: Awaited<ReturnType<typeof givenCaller>> };

/** `params` fill the braces of the call's path; `headers` are sent beside the actor's own. */
export type Sent = {
  payload?: object;
  headers?: Record<string, string>;
  query?: Record<string, string>;
  params?: Record<string, string>;
};

export type Row = {
  /** `METHOD /path` as the OpenAPI document names it, without `/api`. */
  call: string;
  expected: Record<Actor, number>;
  /** Creates the records of the call, and returns what is sent. Nothing is sent without it. */
  send?: (world: World) => Promise<Sent> | Sent;
};

type Statuses = Record<Actor, number>;

/** A token that is no longer valid must be refreshed, even where none is needed. */
const NO_LONGER = { closedUser: 403, expiredToken: 403, justDemoted: 403 };

/** The same for everybody; the bearer token is not read. */
export function bearerIgnored(status: number): Statuses {
  return { ...everybody(status), closedUser: status, expiredToken: status, justDemoted: status };
}

/** Open to all. */
export function everybody(status: number): Statuses {
  return { ...signedIn(status), nobody: status };
}

/** Anybody who is logged in. */
export function signedIn(status: number): Statuses {
  return { ...staff(status), clientOwner: status, otherClient: status, employee: status };
}

/** Everybody logged in but employees, who keep no lists of their own. */
export function signedInButEmployees(status: number): Statuses {
  return { ...signedIn(status), employee: 403 };
}

/** Managers and Admins. */
export function staff(status: number): Statuses {
  return { ...admins(status), manager: status };
}

/** Admins only. */
export function admins(status: number): Statuses {
  return { nobody: 401, clientOwner: 403, otherClient: 403, employee: 403, manager: 403, admin: status, ...NO_LONGER };
}
