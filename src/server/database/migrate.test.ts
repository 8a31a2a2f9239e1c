import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { givenEmptyDatabase } from '../testing/test-database.ts';
import { openPool } from './connect.ts';
import { migrate } from './migrate.ts';

const SCRIPT = join(import.meta.dirname, '../../../scripts/migrate.ts');
const FIRST = "CREATE TABLE nails (colour text); INSERT INTO nails VALUES ('red');";
const SECOND = 'ALTER TABLE nails ADD COLUMN length integer;';

describe('migrations', () => {
  it('run once each when four processes start together', async () => {
    const url = await givenEmptyDatabase();
    const environment = { PATH: '/usr/local/bin:/usr/bin:/bin', DATABASE_URL: url, DATA_DIR: tmpdir() };
    const run = () =>
      promisify(execFile)(process.execPath, [SCRIPT], { env: { ...environment, TOKEN_SECRET: 'x'.repeat(32) } });

    const said = await Promise.all([run(), run(), run(), run()]);

    const first = said.map(({ stdout }) => stdout.trim()).sort();
    expect(first[0]).toContain('Already up to date.');
    expect(first.filter((line) => line.startsWith('Applied 0001-salon.sql'))).toHaveLength(1);
  });

  it('apply what is missing, in order, and nothing twice', async () => {
    const url = await givenEmptyDatabase();
    const folder = givenMigrations({ '0001-nails.sql': FIRST });

    expect(await migrate(url, folder)).toEqual(['0001-nails.sql']);
    addMigrations(folder, { '0002-length.sql': SECOND });
    expect(await migrate(url, folder)).toEqual(['0002-length.sql']);
    expect(await migrate(url, folder)).toEqual([]);
    expect(await select(url, 'SELECT colour, length FROM nails')).toEqual([{ colour: 'red', length: null }]);
  });

  it('leave nothing of a file that fails', async () => {
    const url = await givenEmptyDatabase();
    const folder = givenMigrations({ '0001-nails.sql': FIRST, '0002-wrong.sql': `${SECOND} SELECT nonsense;` });

    await expect(migrate(url, folder)).rejects.toThrow('Migration 0002-wrong.sql failed');
    expect(await select(url, 'SELECT * FROM nails')).toEqual([{ colour: 'red' }]);
  });

  it('refuse a file that changed after it was applied', async () => {
    const url = await givenEmptyDatabase();
    const folder = givenMigrations({ '0001-nails.sql': FIRST });
    await migrate(url, folder);
    addMigrations(folder, { '0001-nails.sql': `${FIRST} -- and more` });

    await expect(migrate(url, folder)).rejects.toThrow('Migration 0001-nails.sql was changed after it was applied.');
  });

  it('refuse two files of the same number', async () => {
    const url = await givenEmptyDatabase();
    const folder = givenMigrations({ '0001-nails.sql': FIRST, '0001-length.sql': SECOND });

    await expect(migrate(url, folder)).rejects.toThrow('Two migrations have the number 0001.');
  });

  it('refuse a database that a newer version has changed', async () => {
    const url = await givenEmptyDatabase();
    await migrate(url, givenMigrations({ '0001-nails.sql': FIRST, '0002-length.sql': SECOND }));

    const older = migrate(url, givenMigrations({ '0001-nails.sql': FIRST }));
    await expect(older).rejects.toThrow('has had migration 0002-length.sql');
  });
});

function givenMigrations(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'lunule-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  addMigrations(folder, files);
  return folder;
}

function addMigrations(folder: string, files: Record<string, string>): void {
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql);
}

async function select(url: string, query: string): Promise<unknown[]> {
  const pool = openPool(url, () => undefined);
  const { rows } = await pool.query<object>(query);
  await pool.end();
  return rows;
}
