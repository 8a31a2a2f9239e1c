import type { FastifyPluginAsync } from 'fastify';
import type { Deps } from '../../deps.ts';
import { passwordRoutes } from './password-routes.ts';
import { personRoutes } from './person-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { registrationRoutes } from './registration-routes.ts';
import { sessionRoutes } from './session-routes.ts';

/** Everything under /auth. */
export function authRoutes(deps: Deps): FastifyPluginAsync {
  return async (app) => {
    await app.register(sessionRoutes(deps));
    await app.register(registrationRoutes(deps));
    await app.register(passwordRoutes(deps));
    await app.register(profileRoutes(deps));
    await app.register(personRoutes(deps));
  };
}
