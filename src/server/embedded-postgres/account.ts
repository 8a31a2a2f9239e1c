import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';

/** Where the programs and the data of the embedded database stand when root's own folders are closed to its account. */
export const SYSTEM_FOLDER = '/var/lib/lunule';

/** The user and group that PostgreSQL runs as when the server runs as root, which PostgreSQL itself refuses. */
export type Account = { uid: number; gid: number };

/** The account for a database in `cluster`: who owns it already, or else nobody. Null when the server is not root. */
export function accountFor(cluster: string | null): Account | null {
  if (process.getuid?.() !== 0) return null;
  if (cluster && existsSync(cluster)) {
    const { uid, gid } = statSync(cluster);
    if (uid !== 0) return { uid, gid };
  }
  return nobody();
}

function nobody(): Account {
  const users = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8') : '';
  const [, uid = '65534', gid = '65534'] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(users) ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** Whether the account can write in the folder, all the way down from the root of the disk. */
export function canWriteIn(folder: string, account: Account): boolean {
  return (
    spawnSync('/bin/sh', ['-c', 'test -w "$1" && test -x "$1"', 'sh', folder], { cwd: '/', ...account }).status === 0
  );
}
