import { bearerIgnored, type Row, signedIn } from './rows.ts';

/** Without a body these are 400, with any bearer token. */
export const authRows: Row[] = [
  { call: 'POST /auth', expected: bearerIgnored(400) },
  { call: 'GET /auth/refresh', expected: bearerIgnored(401) },
  { call: 'POST /auth/logout', expected: bearerIgnored(204) },
  { call: 'POST /auth/register', expected: bearerIgnored(400) },
  { call: 'POST /auth/activate', expected: bearerIgnored(400) },
  { call: 'POST /auth/activation', expected: bearerIgnored(400) },
  { call: 'PUT /auth/forgetPassword', expected: bearerIgnored(400) },
  { call: 'PUT /auth/resetPassword', expected: bearerIgnored(400) },
  { call: 'GET /auth/profile', expected: signedIn(200) },
  {
    call: 'PUT /auth/profile',
    expected: { ...signedIn(403), clientOwner: 200 },
    send: ({ owner: { user } }) => ({ payload: { id: user.id, name: user.name, email: user.email } }),
  },
  { call: 'GET /auth/export', expected: signedIn(200) },
  { call: 'GET /auth/export.csv', expected: signedIn(200) },
  // With a wrong password: callers that may are asked to prove who they are.
  { call: 'DELETE /auth/profile', expected: signedIn(400), send: () => ({ payload: { password: 'Wrong!2026' } }) },
];
