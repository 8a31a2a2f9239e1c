import { instant } from '#domain/salon/salon-time.ts';
import type { Deps } from '../../deps.ts';
import { ACCESS_MINUTES } from '../../platform/tokens.ts';
import { givenCaller } from '../factories.ts';

/** Everybody that an operation is tried by. The client owner owns what a row's `send` gives to `world.owner`. */
export const ACTORS = [
  'nobody',
  'clientOwner',
  'otherClient',
  'employee',
  'manager',
  'admin',
  'closedUser',
  'expiredToken',
  'justDemoted',
] as const;

export type Actor = (typeof ACTORS)[number];

type Signed = Awaited<ReturnType<typeof givenCaller>>;

/** The headers of an actor's calls. The last three held every power until a moment ago. */
export async function headersOf(actor: Actor, deps: Deps, owner: Signed): Promise<Record<string, string>> {
  return actor === 'clientOwner' ? owner.headers : HEADERS[actor](deps);
}

const HEADERS: Record<Exclude<Actor, 'clientOwner'>, (deps: Deps) => Promise<Record<string, string>>> = {
  nobody: async () => ({}),
  otherClient: async (deps) => (await givenCaller(deps, { roles: ['Client'] })).headers,
  employee: async (deps) => (await givenCaller(deps, { roles: ['Employee'] })).headers,
  manager: async (deps) => (await givenCaller(deps, { roles: ['Manager'] })).headers,
  admin: async (deps) => (await givenCaller(deps, { roles: ['Admin'] })).headers,
  closedUser: async (deps) => (await givenCaller(deps, { roles: ['Admin'], status: false })).headers,
  expiredToken: async (deps) => {
    const before = deps.now() - ACCESS_MINUTES * 60_000;
    return (await givenCaller({ ...deps, now: () => before }, { roles: ['Admin'] })).headers;
  },
  justDemoted: async (deps) => {
    const { user, headers } = await givenCaller(deps, { roles: ['Admin'] });
    const demoted = {
      roles: ['Client' as const],
      token_version: user.token_version + 1,
      updated_at: instant(deps.now()),
    };
    await deps.db.updateTable('users').set(demoted).where('id', '=', user.id).execute();
    return headers;
  },
};
