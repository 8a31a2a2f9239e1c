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
    call: 'POST /settings/hits',
    expected: admins(200),
    send: () => ({ payload: { closure: { date: '2026-06-10' } } }),
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
  {
    call: 'POST /settings/special-hours',
    expected: admins(201),
    send: () => ({ payload: { date: dateOfItsOwn(), opens: '10:00', closes: '14:00' } }),
  },
  {
    call: 'DELETE /settings/special-hours',
    expected: admins(200),
    send: async ({ deps }) => ({ payload: { id: await givenSpecialHours(deps) } }),
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
  {
    call: 'GET /dev/mails/{id}/page',
    expected: everybody(200),
    send: async ({ deps }) => ({ params: { id: await givenDeadMail(deps) } }),
  },
];

let dates = 0;

/** A date that no other call of the run has closed or given hours to. */
function dateOfItsOwn(): string {
  dates += 1;
  return addDays('2030-01-01', dates);
}

async function givenSpecialHours({ db }: Deps): Promise<string> {
  const [id, date] = [randomUUID(), dateOfItsOwn()];
  await db
    .insertInto('special_hours')
    .values({ id, date, until: date, opens: '10:00', closes: '14:00', label_fr: '', label_en: '' })
    .execute();
  return id;
}

async function givenClosure({ db }: Deps): Promise<string> {
  const id = randomUUID();
  await db.insertInto('closures').values({ id, date: dateOfItsOwn(), label_fr: '', label_en: '' }).execute();
  return id;
}
