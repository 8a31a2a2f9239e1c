import { type Row, whoever } from './permission-rows.ts';

/** Without a body these answer 400: whose bearer comes along changes nothing. */
export const authRows: Row[] = [
  { call: 'POST /auth', expected: whoever(400) },
  { call: 'GET /auth/refresh', expected: whoever(401) },
  { call: 'POST /auth/logout', expected: whoever(204) },
  { call: 'POST /auth/register', expected: whoever(400) },
  { call: 'POST /auth/activate', expected: whoever(400) },
  { call: 'POST /auth/activation', expected: whoever(400) },
];
