// Writes everything that the salon's database of DATABASE_URL holds, as of one instant, into one file; the salon stays open.
//   npm run backup                     (into backups/, where the newest 30 are kept)
//   npm run backup -- --file a.dump    (into that file, nothing is deleted)
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { databaseOfCommand, runTool } from './postgres-tools.ts';

const FOLDER = 'backups';
const NAME = /^lunule-\d{8}-\d{6}\.dump$/;

const { values } = parseArgs({ options: { file: { type: 'string' }, keep: { type: 'string', default: '30' } } });
const url = databaseOfCommand();
const stamp = new Date().toISOString().replaceAll(/[-:]/g, '').replace('T', '-').slice(0, 15);
const file = resolve(values.file ?? join(FOLDER, `lunule-${stamp}.dump`));

await mkdir(dirname(file), { recursive: true, mode: 0o700 });
// Under another name until it is whole, so that a broken one is never taken for a backup.
const unfinished = `${file}.unfinished`;
process.umask(0o077);
await runTool('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${unfinished}`], url);
await runTool('pg_restore', ['--list', unfinished]);
await rename(unfinished, file);
if (values.file === undefined) await deleteOlder(dirname(file), Number(values.keep));
console.log(`${file} (${((await stat(file)).size / 1_000_000).toFixed(1)} MB)`);

async function deleteOlder(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).toSorted();
  for (const name of names.slice(0, Math.max(0, names.length - keep))) await rm(join(folder, name));
}
