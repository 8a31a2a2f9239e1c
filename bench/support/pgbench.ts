import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

type Script = { url: string; clients: number; seconds: number; script: string };

/**
 * How many transactions a second PostgreSQL itself does of this script, by its own pgbench with prepared statements: no
 * program of ours can be faster. Needs `pgbench` on the path (Debian: `postgresql-contrib`).
 */
export async function pgbench({ url, clients, seconds, script }: Script): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'lunule-pgbench-'));
  const file = join(folder, 'script.sql');
  await writeFile(file, script);
  const words = ['--no-vacuum', '--protocol=prepared', `--client=${clients}`, `--time=${seconds}`, `--file=${file}`];
  const { stdout } = await promisify(execFile)('pgbench', [...words, url]);
  await rm(folder, { recursive: true });
  const rate = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  if (!(rate > 0)) throw new Error(`pgbench did nothing: ${stdout}`);
  return rate;
}
