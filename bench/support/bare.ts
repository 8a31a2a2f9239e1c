import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { drive, type Figures } from './load.ts';

/** How long a server is driven before it is measured: until its program is compiled and its plans are made. */
export const WARM_UP_SECONDS = 2;

/** How fast a bare Fastify route sends the same bytes, in a warm process of its own. */
export async function driveBare(
  bytes: string,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<Figures> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(bytes);
  const [said] = await once(child.stdout, 'data');
  const url = /http\S+/.exec(String(said))?.[0] ?? '';
  const next = () => ({ method: 'GET' as const, path: '/' });
  await drive({ url, clients, seconds: WARM_UP_SECONDS, next });
  const figures = await drive({ url, clients, seconds, next, ...(child.pid !== undefined && { pid: child.pid }) });
  const gone = once(child, 'exit');
  child.kill();
  await gone;
  return figures;
}
