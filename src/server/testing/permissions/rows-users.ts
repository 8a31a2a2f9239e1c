import { randomUUID } from 'node:crypto';
import { givenUser } from '../factories.ts';
import { givenReservation } from '../reservations.ts';
import { admins, type Row, staff } from './rows.ts';

export const userRows: Row[] = [
  { call: 'GET /users', expected: admins(200) },
  { call: 'GET /users/owners', expected: staff(200) },
  {
    call: 'GET /users/{id}',
    expected: admins(200),
    send: async ({ deps }) => ({ params: { id: (await givenUser(deps.db)).id } }),
  },
  {
    call: 'POST /users',
    expected: admins(201),
    send: () => ({ payload: { name: 'Zoé Roy', email: `${randomUUID()}@example.com`, password: 'abcd' } }),
  },
  {
    call: 'PATCH /users',
    expected: admins(200),
    send: async ({ deps }) => ({
      payload: { id: (await givenUser(deps.db)).id, name: 'Zoé Roy', roles: ['Employee'], status: true },
    }),
  },
  {
    call: 'DELETE /users',
    expected: admins(200),
    send: async ({ deps }) => ({ payload: { id: (await givenUser(deps.db)).id } }),
  },
  {
    call: 'GET /users/{id}/export',
    expected: admins(200),
    send: ({ owner }) => ({ params: { id: owner.user.id } }),
  },
  {
    call: 'POST /users/anonymise',
    expected: admins(200),
    send: async ({ deps }) => ({ payload: { id: (await givenUser(deps.db)).id } }),
  },
  {
    call: 'POST /users/anonymise-visitor',
    expected: admins(200),
    send: async ({ deps }) => ({ payload: { id: (await givenReservation(deps.db)).id } }),
  },
];
