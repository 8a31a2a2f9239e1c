import type { Role } from '#domain/users/roles.ts';
import { givenCaller } from './factories.ts';
import { testApp } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The server, somebody signed in with that role, and their calls under `/api`. */
export async function testCaller(database: TestDatabase, role: Role, options: Parameters<typeof testApp>[1] = {}) {
  const { app, deps, travel } = await testApp(database, options);
  const { user, sessionId, headers } = await givenCaller(deps, { roles: [role], name: 'Hélène Gagnon' });
  const call = (method: Method, path: string, payload?: object) =>
    app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
  return { app, deps, travel, user, sessionId, headers, call };
}
