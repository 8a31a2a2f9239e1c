import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { drive, type Figures } from './load.ts';

/** How fast a bare Fastify route sends the same bytes, in a process of its own. */
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
  const figures = await drive({ url, clients, seconds, next, ...(child.pid !== undefined && { pid: child.pid }) });
  const gone = once(child, 'exit');
  child.kill();
  await gone;
  return figures;
}
