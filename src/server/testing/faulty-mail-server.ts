import { once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import type { Dice } from '../demo/dice.ts';

/** The faults, each as often as the others: of ten deliveries three go wrong. */
const FAULTS = ['refuses the receiver', 'refuses the message', 'hangs up without a reply'] as const;
const FAULTS_SHARE = 0.3;
/** A mail that is lost more often than this would be given up. */
const HANG_UPS_MAX = 2;

export type FaultyMailServer = Awaited<ReturnType<typeof givenFaultyMailServer>>;

/**
 * A mail server with faults, by the dice. `answered` counts, by Message-ID, how often it has said yes to a
 * mail; `unanswered`, how often it took one and hung up. `isQuiet` says whether nobody is connected any more; `onMessage` is
 * called with each mail that comes, before it is answered.
 */
export async function givenFaultyMailServer(dice: Dice) {
  const listener = { onMessage: (): void => undefined };
  const answered = new Map<string, number>();
  const unanswered = new Map<string, number>();
  const sockets = new Map<number, Socket>();
  const fault = () => (dice.chance(FAULTS_SHARE) ? dice.pick(FAULTS) : null);
  const planned = new Map<string, ReturnType<typeof fault>>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, session, callback) => {
      planned.set(session.id, fault());
      callback(planned.get(session.id) === 'refuses the receiver' ? new Error('mailbox busy') : null);
    },
    onData: async (stream, session, callback) => {
      const message = await text(stream).catch(() => null);
      if (message === null) return callback(new Error('cut off'));
      const id = /^Message-ID: <([^@>]+)/im.exec(message)?.[1] ?? '';
      listener.onMessage();
      const wrong = planned.get(session.id);
      if (wrong === 'refuses the message') return callback(new Error('try again later'));
      if (wrong === 'hangs up without a reply' && countOf(unanswered, id) < HANG_UPS_MAX) {
        countUp(unanswered, id);
        sockets.get(session.remotePort)?.destroy();
        return;
      }
      countUp(answered, id);
      callback();
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  listening.on('connection', (socket) => {
    const port = socket.remotePort ?? 0;
    sockets.set(port, socket);
    socket.once('close', () => sockets.delete(port));
  });
  await once(listening, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = listening.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const isQuiet = () => sockets.size === 0;
  return Object.assign(listener, { url: `smtp://127.0.0.1:${port}`, answered, unanswered, isQuiet });
}

function countOf(counts: ReadonlyMap<string, number>, id: string): number {
  return counts.get(id) ?? 0;
}

function countUp(counts: Map<string, number>, id: string): void {
  counts.set(id, countOf(counts, id) + 1);
}
