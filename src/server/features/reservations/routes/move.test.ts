import { beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../testing/accounts.ts';
import { bookingOf } from '../../../testing/bookings.ts';
import { testCaller } from '../../../testing/caller.ts';
import { givenCaller, givenService } from '../../../testing/factories.ts';
import { givenReservation } from '../../../testing/reservations.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = testDatabase();
type Person = Awaited<ReturnType<typeof givenCaller>>;
let desk: Awaited<ReturnType<typeof testCaller>>;
let service: Awaited<ReturnType<typeof givenService>>;
let client: Person;

beforeAll(async () => {
  desk = await testCaller(database, 'Manager', { environment: { RATE_LIMIT_FUTURE_RESERVATIONS: '1000' } });
  service = await givenService(database.db, { duration: 45 });
  client = await givenCaller(desk.deps);
});

const at = (dateReserved: string, timeReserved: string) => ({ reservationDate: { dateReserved, timeReserved } });
const inLaval = { reservationLocation: { locationReserved: 2 } };

async function booked(fields: Parameters<typeof bookingOf>[1] = {}, person = client) {
  const payload = bookingOf(service, fields);
  const answer = await desk.app.inject({ method: 'POST', url: '/api/reservations', headers: person.headers, payload });
  return answer.json();
}

const moveBy = (headers: Record<string, string>, payload: object) =>
  desk.app.inject({ method: 'PATCH', url: '/api/reservations/move', headers, payload });
const move = (id: string, change: object) => moveBy(client.headers, { id, ...change });
const moveAtDesk = (id: string, change: object) => desk.call('PATCH', '/reservations/move', { id, ...change });

const seatsOf = (id: string) =>
  database.db
    .selectFrom('sittings')
    .select(['location', 'date', 'start_minute as start', 'end_minute as end'])
    .where('reservation_id', '=', id)
    .orderBy('seat')
    .execute();
const mailsOf = async ({ user }: Person) => {
  const mails = await mailsTo(database.db, user.email);
  return mails.map(({ kind, subject, text, attachments }) => ({ kind, subject, text, file: attachments[0]?.content }));
};

describe('a client who moves a visit', () => {
  it('finds it at the new time and location, on new seats, with its services and price', async () => {
    const visit = await booked({ date: '2026-06-15', qty: 2 });
    const answer = await move(visit._id, { ...at('2026-06-16', '13:30'), ...inLaval });
    expect(answer.statusCode).toBe(200);
    const { reservationDate, reservationLocation, endTime, lastMove } = answer.json();
    expect(answer.json()).toEqual({ ...visit, reservationDate, reservationLocation, endTime, lastMove });
    expect({ reservationDate, reservationLocation, endTime }).toEqual({
      reservationDate: { dateReserved: '2026-06-16', timeReserved: '13:30' },
      reservationLocation: { locationReserved: 2 },
      endTime: '14:15',
    });
    const seat = { location: 2, date: '2026-06-16', start: 810, end: 855 };
    expect(await seatsOf(visit._id)).toEqual([seat, seat]);
  });

  it('gets one mail that says from when to when, with the same calendar entry', async () => {
    const person = await givenCaller(desk.deps);
    const visit = await booked({ date: '2026-06-17' }, person);
    await moveBy(person.headers, { id: visit._id, ...at('2026-06-18', '14:30') });
    const [confirmation, change, ...others] = await mailsOf(person);
    expect(others).toEqual([]);
    expect(change).toMatchObject({ kind: 'change', subject: expect.stringContaining('Rendez-vous déplacé') });
    expect(change?.text).toMatch(/Quand\s: jeudi 18\sjuin 2026[\s\S]*Avant\s: mercredi 17\sjuin 2026/);
    const uid = /UID:(.*)/.exec(confirmation?.file ?? '')?.[1];
    expect(change?.file).toContain(`UID:${uid}`);
    expect(change?.file).toMatch(/SEQUENCE:1[\s\S]*DTSTART:20260618T183000Z/);
  });

  it('may take the seat that the visit itself frees', async () => {
    const visit = await booked({ date: '2026-06-19', qty: 4 });
    await booked({ date: '2026-06-19', qty: 2, overlapIsMeant: true });
    const answer = await move(visit._id, at('2026-06-19', '10:30'));
    expect(answer.json()).toMatchObject({ reservationDate: { timeReserved: '10:30' } });
  });

  it('keeps what was booked when the service was withdrawn and its price has changed', async () => {
    const former = await givenService(database.db, { price_cents: 3000 });
    const payload = bookingOf(former, { date: '2026-06-20' });
    const { headers } = client;
    const visit = (await desk.app.inject({ method: 'POST', url: '/api/reservations', headers, payload })).json();
    const changed = { status: 'private', price_cents: 9900, duration: 300 } as const;
    await database.db.updateTable('services').set(changed).where('id', '=', former.id).execute();
    const answer = await move(visit._id, at('2026-06-22', '10:00'));
    expect(answer.json()).toMatchObject({
      totalPrice: visit.totalPrice,
      reservationServices: visit.reservationServices,
    });
  });

  it.each([
    ['the time it has', '2026-06-23', '10:00', 409, 'already_there'],
    ['a time that is full', '2026-06-23', '13:30', 409, 'slot_full'],
    ['a closed day', '2026-06-24', '10:00', 422, 'salon_closed'],
    ['a time that is not offered', '2026-06-23', '10:15', 422, 'no_such_slot'],
    ['a day that is too far', '2026-09-01', '10:00', 422, 'date_out_of_window'],
    ['a time that is too soon', '2026-06-03', '10:00', 422, 'slot_too_soon'],
  ] as const)('is refused %s', async (_why, date, time, status, code) => {
    const visit = await booked({ date: '2026-06-23', overlapIsMeant: true });
    for (const qty of [4, 2]) await booked({ date: '2026-06-23', time: '13:30', qty, overlapIsMeant: true });
    const answer = await move(visit._id, at(date, time));
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
    expect(await seatsOf(visit._id)).toEqual([{ location: 1, date: '2026-06-23', start: 600, end: 645 }]);
    await desk.call('DELETE', '/reservations', { id: visit._id });
  });

  it('is asked before two of their visits are at the same time', async () => {
    const person = await givenCaller(desk.deps);
    await booked({ date: '2026-06-25' }, person);
    const visit = await booked({ date: '2026-06-26' }, person);
    const change = { id: visit._id, ...at('2026-06-25', '10:30') };
    const asked = await moveBy(person.headers, { ...change, overlapIsMeant: false });
    expect(asked.json()).toMatchObject({ code: 'overlaps_own_visit' });
    expect((await moveBy(person.headers, { ...change, overlapIsMeant: true })).statusCode).toBe(200);
  });

  it.each([
    ['12:00', 200, undefined],
    ['10:59', 409, 'too_late_to_move'],
  ] as const)('of a visit today at %s, at 9:00, gets %i', async (time, status, code) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    const row = { date: '2026-06-03', start_minute: hours * 60 + minutes, user_id: client.user.id };
    const { id } = await givenReservation(database.db, row);
    const answer = await move(id, at('2026-06-29', '10:00'));
    expect(answer.statusCode).toBe(status);
    if (code) expect(answer.json()).toMatchObject({ code, message: expect.stringContaining('418\u00A0555-0123') });
    await desk.call('DELETE', '/reservations', { id });
  });

  it.each(['present', 'done', 'cancel'] as const)('cannot move one that is %s', async (status) => {
    const { id } = await givenReservation(database.db, { status, date: '2026-06-29', user_id: client.user.id });
    const answer = await move(id, at('2026-06-30', '10:00'));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'illegal_move' });
  });

  it('does not find somebody else’s', async () => {
    const visit = await booked({ date: '2026-06-30' });
    const other = await givenCaller(desk.deps);
    const answer = await moveBy(other.headers, { id: visit._id, ...at('2026-07-02', '10:00') });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'reservation_not_found' });
  });

  it('cannot give it another length', async () => {
    const visit = await booked({ date: '2026-07-02' });
    expect((await move(visit._id, { minutes: 90 })).statusCode).toBe(403);
  });

  it.each([
    { reservationDate: { dateReserved: '2026-02-30', timeReserved: '10:00' } },
    { performer: 'x' },
    inLavalOf(3),
  ])('is refused the body %j', async (change) => {
    const visit = await booked({ date: '2026-07-03' });
    expect((await move(visit._id, change)).statusCode).toBe(400);
    await desk.call('DELETE', '/reservations', { id: visit._id });
  });
});

describe('staff who move a visit', () => {
  it('use any five minutes, and stretch its last line', async () => {
    const visit = await booked({ date: '2026-07-06' });
    const answer = await moveAtDesk(visit._id, { ...at('2026-07-06', '11:05'), minutes: 70 });
    expect(answer.json()).toMatchObject({
      reservationDate: { timeReserved: '11:05' },
      endTime: '12:15',
      reservationServices: [{ minutes: 70 }],
      totalPrice: visit.totalPrice,
    });
    expect(await seatsOf(visit._id)).toEqual([{ location: 1, date: '2026-07-06', start: 665, end: 735 }]);
  });

  it('are told all that stands against it, and may insist', async () => {
    const visit = await booked({ date: '2026-07-07' });
    for (const qty of [4, 2]) await booked({ date: '2026-07-07', time: '13:30', qty, overlapIsMeant: true });
    const change = at('2026-07-07', '13:30');
    const refused = await moveAtDesk(visit._id, change);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'slot_full', details: { collisions: ['slot_full'] } });
    const insisted = await moveAtDesk(visit._id, { ...change, insist: true });
    expect(insisted.json()).toMatchObject({ insisted: true, reservationDate: { timeReserved: '13:30' } });
    const entry = await database.db.selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      action: 'reservation.move',
      details: { from: { time: '10:00' }, to: { time: '13:30' }, collisions: ['slot_full'] },
    });
  });

  it('who come second are told who moved it and where it is, and move nothing', async () => {
    const visit = await booked({ date: '2026-07-21' });
    const from = { from: { reservationLocation: { locationReserved: 1 }, reservationDate: visit.reservationDate } };
    await moveAtDesk(visit._id, { ...at('2026-07-22', '11:00'), ...from });
    const place = { location: 1, date: '2026-07-22', time: '11:00' };
    const details = { status: 'pending', name: 'Hélène Gagnon', place };
    const other = await moveAtDesk(visit._id, { ...at('2026-07-23', '11:00'), ...from });
    expect(other.json()).toMatchObject({ code: 'moved_meanwhile', details });
    const same = await moveAtDesk(visit._id, { ...at('2026-07-22', '11:00'), ...from });
    expect(same.json()).toMatchObject({ code: 'already_there', details });
    const arrival = await desk.call('PATCH', '/reservations/present', { id: visit._id });
    expect(arrival.json()).toMatchObject({ code: 'another_day', details });
    expect(await seatsOf(visit._id)).toMatchObject([{ date: '2026-07-22' }]);

    const day = (await desk.call('GET', '/reservations/day?date=2026-07-22')).json();
    expect(day.reservations).toMatchObject([{ lastMove: { by: 'Hélène Gagnon' } }]);
    const future = await desk.app.inject({ url: '/api/reservations/future', headers: client.headers });
    expect(future.body).not.toContain('Hélène');
    const late = await move(visit._id, { ...at('2026-07-23', '11:30'), ...from });
    expect(late.json()).toMatchObject({ code: 'moved_meanwhile' });
    expect(late.body).not.toContain('Hélène');
  });

  it('may move one whose client is too late for it', async () => {
    const { id } = await givenReservation(database.db, { date: '2026-06-03', start_minute: 600 });
    expect((await moveAtDesk(id, at('2026-07-08', '10:00'))).statusCode).toBe(200);
  });

  it.each(['present', 'done', 'cancel'] as const)('cannot move one that is %s', async (status) => {
    const { id } = await givenReservation(database.db, { status, date: '2026-07-08' });
    expect((await moveAtDesk(id, at('2026-07-09', '10:00'))).json()).toMatchObject({ code: 'illegal_move' });
  });

  it('take it back within ten minutes: the old seats, and a mail', async () => {
    const person = await givenCaller(desk.deps);
    const visit = await booked({ date: '2026-07-09' }, person);
    await moveAtDesk(visit._id, { ...at('2026-07-10', '14:30'), ...inLaval, minutes: 60 });
    const answer = await desk.call('PATCH', '/reservations/restore', { id: visit._id });
    expect(answer.json()).toEqual({ ...visit, lastMove: null });
    expect(await seatsOf(visit._id)).toEqual([{ location: 1, date: '2026-07-09', start: 600, end: 645 }]);
    expect((await mailsOf(person)).map(({ kind }) => kind)).toEqual(['confirmation', 'change', 'change']);
  });

  it('cannot take it back when the old time is full meanwhile, or too late', async () => {
    const visit = await booked({ date: '2026-07-13' });
    await moveAtDesk(visit._id, at('2026-07-14', '10:00'));
    for (const qty of [4, 2]) await booked({ date: '2026-07-13', qty, overlapIsMeant: true });
    const full = await desk.call('PATCH', '/reservations/restore', { id: visit._id });
    expect(full.json()).toMatchObject({ code: 'slot_full' });
    expect(await seatsOf(visit._id)).toMatchObject([{ date: '2026-07-14' }]);
  });

  it('walk back an arrival and the move before it', async () => {
    const visit = await booked({ date: '2026-07-15' });
    await moveAtDesk(visit._id, { ...at('2026-06-03', '11:00'), insist: true });
    await desk.call('PATCH', '/reservations/present', { id: visit._id });
    await desk.call('PATCH', '/reservations/restore', { id: visit._id });
    const answer = await desk.call('PATCH', '/reservations/restore', { id: visit._id });
    expect(answer.json()).toMatchObject({ status: 'pending', reservationDate: { dateReserved: '2026-07-15' } });
  });
});

describe('GET /reservations/availability?moving', () => {
  const slotOf = async (headers: Record<string, string>, id: string, time: string) => {
    const url = `/api/reservations/availability?location=1&from=2026-07-16&to=2026-07-16&moving=${id}`;
    const answer = await desk.app.inject({ url, headers });
    const [day] = answer.json().days ?? [];
    return { status: answer.statusCode, ...day?.slots.find((slot: { time: string }) => slot.time === time) };
  };

  it('counts the visit’s own seats as free, to its client and to staff', async () => {
    const visit = await booked({ date: '2026-07-16', qty: 4, overlapIsMeant: true });
    await booked({ date: '2026-07-16', qty: 2, overlapIsMeant: true });
    for (const headers of [client.headers, desk.headers]) {
      expect(await slotOf(headers, visit._id, '10:00')).toMatchObject({ state: 'free' });
    }
    const other = await booked({ date: '2026-07-17', qty: 3, overlapIsMeant: true });
    expect(await slotOf(client.headers, other._id, '10:00')).toMatchObject({ state: 'full' });
  });

  it('is not for others', async () => {
    const visit = await booked({ date: '2026-07-20' });
    const other = await givenCaller(desk.deps);
    for (const headers of [{}, other.headers]) {
      expect(await slotOf(headers, visit._id, '10:00')).toMatchObject({ status: 404 });
    }
  });
});

function inLavalOf(locationReserved: number) {
  return { reservationLocation: { locationReserved } };
}
