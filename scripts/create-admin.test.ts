import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { startEmbedded } from '#server/embedded-postgres/start-embedded.ts';

const PASSWORD = 'Premier!2026';
const dataDir = mkdtempSync(join(tmpdir(), 'lunule-admin-'));
// Open to the account that runs PostgreSQL, so that the database stands in it and goes with it.
chmodSync(dataDir, 0o711);

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs the command as npm does, with its answers on standard input. */
function createAdmin(flags: string[], answers = '') {
  return new Promise<{ code: number | null; said: string }>((resolve) => {
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
    const command = spawn(process.execPath, [join(import.meta.dirname, 'create-admin.ts'), ...flags], { env });
    let said = '';
    for (const stream of [command.stdout, command.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        said += text;
      });
    }
    command.on('close', (code) => resolve({ code, said }));
    command.stdin.end(answers);
  });
}

describe('npm run create-admin', () => {
  it('makes an Admin in the embedded database, asking for what no flag gives', async () => {
    const { code, said } = await createAdmin(['--name', 'Hélène Roy'], `Helene@Example.com\n${PASSWORD}\n`);
    expect(said).toBe('Hélène Roy (helene@example.com) is an Admin and can log in.\n');
    expect(code).toBe(0);

    const postgres = await startEmbedded({ dataDir });
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query('SELECT roles, status, password_is_temporary, password_hash FROM users');
    expect(rows).toMatchObject([{ roles: ['Admin'], status: true, password_is_temporary: false }]);
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$/);
    await client.end();
    await postgres.stop();
  });

  it('gives an account that is there already no more power', async () => {
    const flags = ['--name', 'Hélène Roy', '--email', 'helene@example.com', '--password', PASSWORD];
    const { code, said } = await createAdmin(flags);
    expect(code).toBe(1);
    expect(said).toBe('An account already exists for this e-mail.\n');
  });

  it.each([
    { flag: '--password', value: 'weak', says: /8 to 24 characters/ },
    { flag: '--email', value: 'nobody', says: /valid e-mail/ },
    { flag: '--name', value: 'R2', says: /valid name/ },
  ])('refuses the $flag $value in words', async ({ flag, value, says }) => {
    const given = { '--name': 'Zoé Roy', '--email': 'zoe@example.com', '--password': PASSWORD, [flag]: value };
    const { code, said } = await createAdmin(Object.entries(given).flat());
    expect(code).toBe(1);
    expect(said).toMatch(says);
    expect(said).not.toContain(PASSWORD);
  });
});
