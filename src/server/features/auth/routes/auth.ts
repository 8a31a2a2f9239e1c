import type { FastifyPluginAsync } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { passwordRoutes } from './password.ts';
import { privacyRoutes } from './privacy.ts';
import { profileRoutes } from './profile.ts';
import { registrationRoutes } from './registration.ts';
import { sessionRoutes } from './session.ts';

/** Everything under /auth. */
export function authRoutes(deps: Deps): FastifyPluginAsync {
  return async (app) => {
    await app.register(sessionRoutes(deps));
    await app.register(registrationRoutes(deps));
    await app.register(passwordRoutes(deps));
    await app.register(profileRoutes(deps));
    await app.register(privacyRoutes(deps));
  };
}
