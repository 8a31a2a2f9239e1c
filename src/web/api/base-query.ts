import { conditionalSend } from './conditional-get.ts';
import { isTokenRefused, LOGIN_EXPIRED } from './problem.ts';
import { isRefusedToken, renewToken } from './renewal.ts';
import type { Send } from './send.ts';
import { tokenIn } from './session.ts';

/**
 * Sends a request. When the server refuses the token, renews it once for all requests that wait, and repeats the request
 * once; when it cannot be renewed, the failure says 'Your login has expired.' From then on no query is sent
 * with that token, so that no page polls in vain; mutations are, as the new login must be.
 */
export const sendWithRenewal: Send = async (args, api, extraOptions) => {
  const used = tokenIn(api.getState());
  if (api.type === 'query' && isRefusedToken(used)) return { error: LOGIN_EXPIRED };

  const first = await conditionalSend(args, api, extraOptions);
  if (!first.error || !isTokenRefused(first.error)) return first;

  const failure = await renewToken(api, used);
  return failure ? { error: failure } : conditionalSend(args, api, extraOptions);
};
