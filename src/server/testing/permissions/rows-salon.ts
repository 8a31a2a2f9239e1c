import { randomUUID } from 'node:crypto';
import { addDays } from '#domain/salon/salon-time.ts';
import type { Deps } from '../../deps.ts';
import { givenDeadMail } from '../mails.ts';
import { admins, everybody, type Row } from './rows.ts';

export const salonRows: Row[] = [
  { call: 'GET /health', expected: everybody(200) },
  { call: 'GET /ready', expected: everybody(200) },
  { call: 'GET /settings/public', expected: everybody(200) },
  { call: 'GET /settings', expected: admins(200) },
  { call: 'PATCH /settings', expected: admins(200), send: () => ({ payload: { tpsNumber: '123456789 RT0001' } }) },
  {
    call: 'GET /settings/closures/visits',
    expected: admins(200),
    send: () => ({ query: { date: '2026-06-10' } }),
  },
  {
    call: 'POST /settings/closures',
    expected: admins(201),
    send: () => ({ payload: { monthDay: '03-17', label: { fr: randomUUID(), en: '' } } }),
  },
  {
    call: 'DELETE /settings/closures',
    expected: admins(200),
    send: async ({ deps }) => ({ payload: { id: await givenClosure(deps) } }),
  },
  { call: 'GET /settings/clock', expected: admins(200) },
  { call: 'POST /settings/clock', expected: admins(200) },
  { call: 'GET /audit', expected: admins(200) },
  { call: 'GET /mails/dead', expected: admins(200) },
  {
    call: 'POST /mails/dead/resend',
    expected: admins(200),
    send: async ({ deps }) => ({ payload: { id: await givenDeadMail(deps) } }),
  },
  {
    call: 'DELETE /mails/dead',
    expected: admins(200),
    send: async ({ deps }) => ({ payload: { id: await givenDeadMail(deps) } }),
  },
  { call: 'GET /dev/mails', expected: everybody(200) },
];

let closures = 0;

/** A closed day that no other call of the run has closed. */
async function givenClosure({ db }: Deps): Promise<string> {
  closures += 1;
  const id = randomUUID();
  await db
    .insertInto('closures')
    .values({ id, date: addDays('2030-01-01', closures), label_fr: '', label_en: '' })
    .execute();
  return id;
}
