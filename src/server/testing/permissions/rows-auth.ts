import { type Row, signedIn, whoever } from './rows.ts';

/** Without a body these answer 400: whose bearer comes along changes nothing. */
export const authRows: Row[] = [
  { call: 'POST /auth', expected: whoever(400) },
  { call: 'GET /auth/refresh', expected: whoever(401) },
  { call: 'POST /auth/logout', expected: whoever(204) },
  { call: 'POST /auth/register', expected: whoever(400) },
  { call: 'POST /auth/activate', expected: whoever(400) },
  { call: 'POST /auth/activation', expected: whoever(400) },
  { call: 'PUT /auth/forgetPassword', expected: whoever(400) },
  { call: 'PUT /auth/resetPassword', expected: whoever(400) },
  { call: 'GET /auth/profile', expected: signedIn(200) },
  {
    call: 'PUT /auth/profile',
    expected: { ...signedIn(403), clientOwner: 200 },
    send: ({ owner: { user } }) => ({ payload: { id: user.id, name: user.name, email: user.email } }),
  },
  { call: 'GET /auth/export', expected: signedIn(200) },
  { call: 'GET /auth/export.csv', expected: signedIn(200) },
  // With a wrong password: whoever is let in is asked to prove who they are.
  { call: 'DELETE /auth/profile', expected: signedIn(400), send: () => ({ payload: { password: 'Wrong!2026' } }) },
];
