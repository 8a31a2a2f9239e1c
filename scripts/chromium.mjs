// The browser of the tests. Runs on any Node from 20 on.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// Another installation may be under way: it is waited for.
const APT_INSTALL = 'apt-get install --yes --quiet --no-install-recommends -o DPkg::Lock::Timeout=300';
// The chromium without a window takes a sixth less of the processor for the tests; not every distribution has it.
const INSTALL = `apt-get update --quiet; ${APT_INSTALL} chromium-headless-shell || ${APT_INSTALL} chromium`;
const PATHS = [
  // Not the script of that name in /usr/bin, which would stay between the browser and who ends it.
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Returns the path of a chromium on this machine, or null. */
export function findChromium() {
  return PATHS.find((path) => existsSync(path)) ?? null;
}

/** Installs Debian's chromium when there is none and we may; returns a sentence when there is still none. */
export function ensureChromium() {
  if (findChromium()) return null;
  if (process.getuid?.() !== 0)
    return `No chromium was found for the browser tests. Install one: sudo sh -c '${INSTALL}'`;
  process.stdout.write('Installing chromium (once) …\n');
  spawnSync(INSTALL, { shell: true, stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  return findChromium() ? null : `No chromium could be installed for the browser tests by: ${INSTALL}`;
}
