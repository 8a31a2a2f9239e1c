import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '#server/embedded-postgres/processes.ts';
import { givenDataFolder, processesOf } from '#server/testing/data-folder.ts';
import { runServer } from '#server/testing/server-process.ts';
import { copyProject } from './project-copy.ts';

const NOBODY = { uid: 65534, gid: 65534 };
const PATH = process.env.PATH ?? '';

// The tests of root start as another user too; any other user starts as that one.
const account = process.getuid?.() === 0 ? NOBODY : undefined;
let copy: string;

beforeAll(() => {
  copy = copyProject(account);
});

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

describe('npm start', { timeout: 180_000 }, () => {
  it('starts and stops for a user who is not root, in a folder of their own', async () => {
    const started = runServer({
      command: [join(copy, 'node_modules/.bin/node'), 'scripts/start.mjs'],
      projectFolder: copy,
      ...(account && { account }),
    });
    const dataDir = join(copy, 'data');

    const health = await fetch(`${await started.ready}/api/health`);
    started.child.kill('SIGTERM');

    expect(health.status).toBe(200);
    expect(await started.ended).toBe(0);
    expect(processesOf(dataDir)).toEqual([]);
  });

  it.each([
    { how: 'npm start', command: ['npm', 'start', '--silent'] as const },
    { how: 'its script', command: ['node', 'scripts/start.mjs'] as const },
  ])('leaves nothing behind when $how is killed outright, and starts again at once', async ({ command }) => {
    const dataDir = givenDataFolder();
    const run = () => runServer({ command: [...command], dataDir, environment: { PATH }, projectFolder: copy });
    const first = run();
    await first.ready;

    first.child.kill('SIGKILL');
    const second = run();

    expect((await fetch(`${await second.ready}/api/health`)).status).toBe(200);
    second.child.kill('SIGKILL');
    expect(await until(() => processesOf(dataDir).length === 0, 20_000)).toBe(true);
  });
});
