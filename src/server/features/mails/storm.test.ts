import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { addDays } from '#domain/salon/salon-time.ts';
import { diceFrom } from '../../demo/dice.ts';
import { bookingOf } from '../../testing/bookings.ts';
import { testCaller } from '../../testing/caller.ts';
import { givenService } from '../../testing/factories.ts';
import { type FaultyMailServer, givenFaultyMailServer } from '../../testing/faulty-mail-server.ts';
import { runServer, type ServerProcess } from '../../testing/server-process.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
const EVENTS = inject('stormEvents');
const EVENTS_A_ROUND = 30;
const WORKER = join(import.meta.dirname, '../../testing/mail-worker.ts');
const TIMES = ['10:00', '11:30', '13:30', '14:30'];
const ONE_TO_FOUR = [1, 2, 3, 4];

/** A visit that the desk has booked, and the number of its changes. */
type Booked = { id: string; date: string; sequence: number };

/** What happens at the desk, by the dice; `happened` names each event as its mail should be named. */
async function givenDesk(dice: ReturnType<typeof diceFrom>) {
  const { call } = await testCaller(database, 'Manager');
  const service = await givenService(database.db);
  const open: Booked[] = [];
  const happened: string[] = [];
  const someDate = () => addDays('2026-06-10', dice.pick(Array.from({ length: 40 }, (_, day) => day)));
  const book = async () => {
    const date = someDate();
    const { totalPrice: _total, ...booking } = bookingOf(service, { date, time: dice.pick(TIMES) });
    const email = `client${happened.length}@example.com`;
    const answer = await call('POST', '/reservations/create', { ...booking, email, insist: true });
    expect(answer.statusCode, answer.body).toBe(201);
    const { _id: id } = answer.json();
    open.push({ id, date, sequence: 0 });
    happened.push(`confirmation:${id}:0`);
  };
  const move = async (visit: Booked) => {
    visit.date = addDays(visit.date, 1);
    visit.sequence += 1;
    const reservationDate = { dateReserved: visit.date, timeReserved: dice.pick(TIMES) };
    const answer = await call('PATCH', '/reservations/move', { id: visit.id, reservationDate, insist: true });
    expect(answer.statusCode, answer.body).toBe(200);
    happened.push(`change:${visit.id}:${visit.sequence}`);
  };
  const cancel = async (visit: Booked) => {
    open.splice(open.indexOf(visit), 1);
    const answer = await call('PATCH', '/reservations', { id: visit.id, cancel: true });
    expect(answer.statusCode, answer.body).toBe(200);
    happened.push(`cancellation:${visit.id}:${visit.sequence + 1}`);
  };
  const next = () => {
    if (open.length === 0 || dice.chance(0.5)) return book();
    return dice.chance(0.6) ? move(dice.pick(open)) : cancel(dice.pick(open));
  };
  return { next, happened };
}

type Storm = {
  dice: ReturnType<typeof diceFrom>;
  desk: Awaited<ReturnType<typeof givenDesk>>;
  server: FaultyMailServer;
};

/**
 * Lets the waits end that a refused mail, or one without a reply, has before its next attempt. A job that a worker has in
 * hand is left alone, so that neither waits for the other.
 */
async function letRetriesCome(): Promise<void> {
  const waiting = sql`SELECT id FROM pgboss.job WHERE start_after > now() AND state < 'active' FOR UPDATE SKIP LOCKED`;
  await sql`UPDATE pgboss.job SET start_after = now() WHERE id IN (${waiting})`.execute(database.db);
  // A claim is never longer than a minute, so this takes none away from a process that is alive.
  await sql`UPDATE outbox SET not_before = NULL WHERE not_before > now() + interval '2 minutes'`.execute(database.db);
}

/** Lets the minute pass for which dead processes have claimed what they had in hand. */
async function letClaimsEnd(): Promise<void> {
  await sql`UPDATE pgboss.job SET started_on = started_on - interval '1 minute' WHERE state = 'active'`.execute(
    database.db,
  );
  await sql`UPDATE outbox SET not_before = not_before - interval '1 minute'`.execute(database.db);
}

const mails = () =>
  database.db
    .selectFrom('outbox')
    .select(['id', 'event_key', 'sent_at', 'given_up_at', 'not_before', 'failure'])
    .execute();

/** Two workers send what happens, and are killed one after the other. Returns which mails may come twice. */
async function killedRound(storm: Storm): Promise<string[]> {
  const { dice, desk, server } = storm;
  const workers = [startWorker(server), startWorker(server)];
  server.onMessage = killing(workers, () => dice.pick(ONE_TO_FOUR));
  for (let event = 0; event < EVENTS_A_ROUND; event += 1) await desk.next();
  const isOver = async () => {
    await letRetriesCome();
    return workers.every(({ child }) => child.signalCode !== null);
  };
  await expect.poll(isOver, { timeout: 60_000 }).toBe(true);
  await expect.poll(server.isQuiet).toBe(true);
  const unsent = (await mails()).filter(({ sent_at }) => sent_at === null);
  await letClaimsEnd();
  return unsent.filter(({ id }) => server.answered.has(id)).map(({ id }) => id);
}

const startWorker = ({ url }: FaultyMailServer) =>
  runServer({ command: [process.execPath, WORKER, database.url, url] });

/** Kills one worker after the other, each when so many more mails have come. */
function killing(workers: readonly ServerProcess[], mailsUntil: () => number): () => void {
  const alive = [...workers];
  let until = mailsUntil();
  return () => {
    until -= 1;
    if (until > 0) return;
    alive.shift()?.child.kill('SIGKILL');
    until = mailsUntil();
  };
}

async function unsentMails() {
  await letRetriesCome();
  return (await mails()).filter(({ sent_at }) => sent_at === null);
}

it(
  'sends each event’s mail once while three of ten deliveries fail and workers are killed',
  async () => {
    const dice = diceFrom(EVENTS);
    const storm = { dice, desk: await givenDesk(dice), server: await givenFaultyMailServer(dice) };
    const { desk, server } = storm;
    const mayComeTwice: string[] = [];
    for (let event = 0; event < EVENTS; event += EVENTS_A_ROUND) mayComeTwice.push(...(await killedRound(storm)));
    server.onMessage = () => undefined;
    startWorker(server);
    startWorker(server);
    await expect.poll(unsentMails, { timeout: 150_000 + EVENTS * 500, interval: 500 }).toEqual([]);

    const sent = await mails();
    expect(sent.map(({ event_key }) => event_key).sort()).toEqual(desk.happened.toSorted());
    const ids = sent.map(({ id }) => id);
    expect([...server.answered.keys()].sort()).toEqual(ids.toSorted());
    const copies = ids.map((id) => server.answered.get(id) ?? 0);
    const allowed = ids.map((id) => 1 + mayComeTwice.filter((other) => other === id).length);
    expect(copies.filter((count, index) => count > (allowed[index] ?? 1))).toEqual([]);
    expect([...server.unanswered.keys()].filter((id) => !ids.includes(id))).toEqual([]);
  },
  240_000 + EVENTS * 1000,
);
