// Every figure of docs/speed.md, in one run of twenty to thirty minutes: npm run bench [visits of the long runs]
// Needs npm run build and pgbench on the path. Writes below the mark in docs/speed.md; ends with 1 when a part has failed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { salonMoment } from '#domain/salon/salon-time.ts';
import { startEmbedded } from '#server/embedded-postgres/start-embedded.ts';

const MARK = '<!-- written by npm run bench -->';
const FILE = join(import.meta.dirname, '../docs/speed.md');
const long = process.argv[2] ?? '1000000';

const BENCHES = [
  ['Booking', 'booking.ts', '1000'],
  ['Availability', 'availability.ts', '1000', '100000', long],
  ['Availability with a team', 'team.ts', '1000', long],
  ['Pages and public lists', 'pages.ts'],
  ['Lists, searches and polls, a short past', 'desk.ts', '1000'],
  ['Lists, searches and polls, a long past', 'desk.ts', long],
  ['The board of a day, in the browser', 'board.ts'],
  ['Start and memory', 'process.ts'],
  ['A busy salon', 'load.ts', '20'],
  ['Lighthouse', 'lighthouse.ts', '3'],
] as const;

// One PostgreSQL for all, so that a past of many visits is filled once.
const folder = await mkdtemp(join(tmpdir(), 'lunule-bench-'));
await chmod(folder, 0o711);
const postgres = await startEmbedded({ dataDir: join(folder, 'database') });
const sections: string[] = [];
for (const [title, file, ...words] of BENCHES) sections.push(await sectionOf(title, file, words));
await postgres.stop();
await rm(folder, { recursive: true, force: true });

const [kept = ''] = (await readFile(FILE, 'utf8')).split(MARK);
const machine = `${cpus().length} cores (${cpus()[0]?.model}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
const when = `${salonMoment(Date.now()).date}, ${machine}, load at the end ${loadavg()[0]?.toFixed(1)}.`;
await writeFile(FILE, `${kept}${MARK}\n\n${when}\n\n${sections.join('\n\n')}\n`);

async function sectionOf(title: string, file: string, words: readonly string[]): Promise<string> {
  const command = ['node', `bench/${file}`, ...words].join(' ');
  process.stderr.write(`${command}\n`);
  const load = loadavg()[0]?.toFixed(1);
  const began = performance.now();
  const said = await run(file, words);
  const seconds = Math.round((performance.now() - began) / 1000);
  return `### ${title}\n\n\`${command}\`, load ${load} at its start, ${seconds} s\n\n\`\`\`text\n${said}\n\`\`\``;
}

async function run(file: string, words: readonly string[]): Promise<string> {
  const bench = spawn(process.execPath, [join(import.meta.dirname, file), ...words], {
    env: { ...process.env, BENCH_POSTGRES_URL: postgres.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await Promise.all([text(bench.stdout), once(bench, 'exit')]);
  if (bench.exitCode === 0) return said.trim();
  process.stderr.write(`${file} has failed\n`);
  process.exitCode = 1;
  return `${said.trim()}\nfailed (${bench.exitCode ?? bench.signalCode})`.trim();
}
