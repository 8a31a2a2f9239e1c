// Every figure of docs/speed.md, in one run of some twenty minutes: npm run bench [visits of the long runs]
// Needs npm run build and pgbench on the path. Writes below the mark in docs/speed.md.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { salonMoment } from '#domain/salon/salon-time.ts';

const MARK = '<!-- written by npm run bench -->';
const FILE = join(import.meta.dirname, '../docs/speed.md');
const long = process.argv[2] ?? '1000000';

const BENCHES = [
  ['Booking', 'booking.ts', '1000'],
  ['Availability', 'availability.ts', '1000', long],
  ['Availability with a team', 'team.ts', '1000', long],
  ['Pages and public lists', 'pages.ts'],
  ['Lists, searches and polls, a short past', 'desk.ts', '1000'],
  ['Lists, searches and polls, a long past', 'desk.ts', long],
  ['The board of a day, in the browser', 'board.ts'],
  ['Start and memory', 'process.ts'],
  ['A busy salon', 'load.ts', '20'],
] as const;

const sections: string[] = [];
for (const [title, file, ...words] of BENCHES) {
  const said = await run(file, words);
  const command = ['node', `bench/${file}`, ...words].join(' ');
  sections.push(`### ${title}\n\n\`${command}\`\n\n\`\`\`text\n${said.trim()}\n\`\`\``);
}

const [kept = ''] = (await readFile(FILE, 'utf8')).split(MARK);
const machine = `${cpus().length} cores (${cpus()[0]?.model}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
const when = `${salonMoment(Date.now()).date}, ${machine}, load at the end ${loadavg()[0]?.toFixed(1)}.`;
await writeFile(FILE, `${kept}${MARK}\n\n${when}\n\n${sections.join('\n\n')}\n`);

async function run(file: string, words: readonly string[]): Promise<string> {
  process.stderr.write(`${file} ${words.join(' ')}\n`);
  const bench = spawn(process.execPath, [join(import.meta.dirname, file), ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await Promise.all([text(bench.stdout), once(bench, 'exit')]);
  return bench.exitCode === 0 ? said : `${said}\nfailed`;
}
