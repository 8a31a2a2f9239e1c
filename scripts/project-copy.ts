import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const PROJECT = resolve(import.meta.dirname, '..');

type Account = { uid: number; gid: number };

/**
 * Copies the project with its packages and its build, and returns the copy, which belongs to `account`; the packages stay
 * their owner's, shared with the project where the disk allows it.
 */
export function copyProject(account: Account | undefined): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'lunule-copy-')));
  for (const file of [...projectFiles(), 'dist']) {
    if (existsSync(join(PROJECT, file))) cpSync(join(PROJECT, file), join(copy, file), { recursive: true });
  }
  if (account) spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, copy]);
  const packages = [join(PROJECT, 'node_modules'), join(copy, 'node_modules')];
  if (spawnSync('cp', ['-al', ...packages]).status !== 0) spawnSync('cp', ['-a', ...packages]);
  return copy;
}

function projectFiles(): string[] {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: PROJECT,
    encoding: 'utf8',
  });
  return stdout.split('\0').filter(Boolean);
}
