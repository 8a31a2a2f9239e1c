import { randomUUID } from 'node:crypto';
import { instant } from '#domain/salon/salon-time.ts';
import { givenTechnician, TECHNICIAN_DRAFT } from '../technicians.ts';
import { everybody, type Row, staff, type World } from './rows.ts';

const LUNCH = { from: '2026-06-04T12:00', to: '2026-06-04T12:30' };

async function somebody({ deps }: World) {
  return (await givenTechnician(deps.db)).id;
}

async function absenceOfSomebody(world: World) {
  const id = randomUUID();
  await world.deps.db
    .insertInto('absences')
    .values({
      id,
      technician_id: await somebody(world),
      starts_at: LUNCH.from,
      ends_at: LUNCH.to,
      kind: 'break',
      created_at: instant(0),
    })
    .execute();
  return id;
}

export const teamRows: Row[] = [
  { call: 'GET /technicians/public', expected: everybody(200), send: () => ({ query: { location: '1' } }) },
  { call: 'GET /technicians', expected: staff(200) },
  { call: 'GET /technicians/accounts', expected: staff(200) },
  { call: 'POST /technicians', expected: staff(201), send: () => ({ payload: TECHNICIAN_DRAFT }) },
  {
    call: 'PATCH /technicians',
    expected: staff(200),
    send: async (world) => ({ payload: { ...TECHNICIAN_DRAFT, id: await somebody(world) } }),
  },
  {
    call: 'POST /technicians/hits',
    expected: staff(200),
    send: async (world) => ({ payload: { ...TECHNICIAN_DRAFT, id: await somebody(world) } }),
  },
  {
    call: 'DELETE /technicians',
    expected: staff(200),
    send: async (world) => ({ payload: { id: await somebody(world) } }),
  },
  {
    call: 'GET /technicians/absences',
    expected: staff(200),
    send: () => ({ query: { from: '2026-06-04', to: '2026-06-05' } }),
  },
  {
    call: 'GET /technicians/absences/visits',
    expected: staff(200),
    send: async (world) => ({ query: { technicianId: await somebody(world), ...LUNCH } }),
  },
  {
    call: 'POST /technicians/absences',
    expected: staff(201),
    send: async (world) => ({ payload: { technicianId: await somebody(world), kind: 'break', ...LUNCH } }),
  },
  { call: 'GET /technicians/turn', expected: staff(200), send: () => ({ query: { location: '1' } }) },
  {
    call: 'PUT /technicians/turn',
    expected: staff(200),
    send: () => ({ payload: { location: 1, date: '2026-06-03', technicianIds: [] } }),
  },
  {
    call: 'DELETE /technicians/absences',
    expected: staff(200),
    send: async (world) => ({ payload: { id: await absenceOfSomebody(world) } }),
  },
];
