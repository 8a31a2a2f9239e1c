import { isTokenRefused, LOGIN_EXPIRED } from './problem.ts';
import { isRefusedToken, renewToken } from './renewal.ts';
import { type Send, send } from './send.ts';
import { tokenIn } from './session.ts';

/**
 * Sends a request. When the server refuses the token, renews it once for everyone who waits, and repeats the request
 * once; when it cannot be renewed, the failure says 'Your login has expired.' (spec 7). From then on nothing is read
 * with that token, so that no page polls in vain; what a person does is sent, as the login that begins anew must be.
 */
export const sendWithRenewal: Send = async (args, api, extraOptions) => {
  const used = tokenIn(api.getState());
  if (api.type === 'query' && isRefusedToken(used)) return { error: LOGIN_EXPIRED };

  const first = await send(args, api, extraOptions);
  if (!first.error || !isTokenRefused(first.error)) return first;

  const failure = await renewToken(api, used);
  return failure ? { error: failure } : send(args, api, extraOptions);
};
