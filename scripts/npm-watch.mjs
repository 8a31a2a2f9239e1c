// npm passes on the signals it can catch. When npm itself is killed outright, its script only notices that npm is gone.
import { readFileSync } from 'node:fs';

const EVERY_MS = 200;

/** Calls `whenGone` once the npm that runs this script is gone. Does nothing when the script was started without npm. */
export function watchNpm(whenGone) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const atStart = starters();
  const watch = setInterval(() => {
    if (starters() === atStart) return;
    clearInterval(watch);
    whenGone();
  }, EVERY_MS);
  watch.unref();
}

/** The processes from this one's parent up to npm: npm alone, or the shell in which npm runs its scripts and then npm. */
function starters() {
  const parent = process.ppid;
  const isShellOfNpm = processFile(parent, 'cmdline').includes('start.mjs');
  return isShellOfNpm ? `${parent} ${parentOf(parent)}` : String(parent);
}

function parentOf(pid) {
  return /^PPid:\s*(\d+)/m.exec(processFile(pid, 'status'))?.[1];
}

/** Empty where the system has no /proc, or when the process is gone. */
function processFile(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
