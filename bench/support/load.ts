import autocannon from 'autocannon';
import { processorOf } from './processor.ts';

type Next = { method: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: string };

type Load = {
  url: string;
  /** How many clients ask at the same time, each again as soon as it has its response. */
  clients: number;
  seconds: number;
  /** Makes the next request of any client. */
  next: () => Next;
  /** At most so many requests a second, all clients together. */
  perSecond?: number;
  /** The server's process, to count its processor time. */
  pid?: number;
};

export type Figures = {
  perSecond: number;
  /** Milliseconds. The 97.5th percentile stands where others give the 95th, so it is never better than that. */
  p50: number;
  p97: number;
  p99: number;
  longest: number;
  statuses: Record<string, number>;
  /** The server's processor time for one answer, in milliseconds. */
  processor?: number;
};

/** Asks a server as fast as the clients can, and says what came of it. */
export async function drive({ url, clients, seconds, next, perSecond, pid }: Load): Promise<Figures> {
  const before = pid && (await processorOf(pid));
  const result = await autocannon({
    url,
    connections: clients,
    duration: seconds,
    timeout: 30,
    ...(perSecond !== undefined && { overallRate: perSecond }),
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });
  const statuses = Object.entries(result.statusCodeStats ?? {}).map(([status, { count }]) => [status, count ?? 0]);
  if (result.errors > 0) statuses.push(['errors', result.errors]);
  const { p50, p97_5: p97, p99, max: longest } = result.latency;
  const answered = result['2xx'] + result.non2xx;
  const used = pid && before !== undefined ? (await processorOf(pid)) - before : undefined;
  return {
    ...(used !== undefined && { processor: used / answered }),
    perSecond: answered / result.duration,
    p50,
    p97,
    p99,
    longest,
    statuses: Object.fromEntries(statuses),
  };
}

/** One line of a table: what was measured, how fast, how much of the limit that is, and the processor time it took. */
export function row(
  name: string,
  { perSecond, p50, p97, p99, statuses, processor }: Figures,
  limit?: Pick<Figures, 'perSecond' | 'processor'>,
): string {
  const share = limit === undefined ? '' : `${Math.round((100 * perSecond) / limit.perSecond)} %`;
  const said = Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
  return [
    name.padEnd(44),
    `${perSecond.toFixed(0).padStart(6)}/s`,
    share.padStart(6),
    `p50 ${p50.toFixed(0)}, p97.5 ${p97.toFixed(0)}, p99 ${p99.toFixed(0)} ms`,
    ...(processor === undefined ? [] : [`${processor.toFixed(2)} ms CPU${timesOf(processor, limit?.processor)}`]),
    said,
  ].join('  ');
}

function timesOf(processor: number, limit: number | undefined): string {
  return limit === undefined ? '' : ` (${(processor / limit).toFixed(1)} × the limit)`;
}

/** Makes calls that ask for these paths one after the other. */
export function inTurn(paths: readonly string[], headers: Record<string, string> = {}): () => Next {
  let asked = 0;
  return () => {
    asked += 1;
    return { method: 'GET', path: paths[asked % paths.length] ?? '/', headers };
  };
}
