// Builds the web app when its sources have changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder, run } from './prepare.mjs';

/** Everything that the build reads, whose test walks the imports; what is too much costs a build, what is missing a stale one. */
export const SOURCES = [
  'src/web',
  'src/domain',
  'src/contract',
  'src/server/site/built-site.ts',
  'public',
  'scripts',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.web.json',
  'package.json',
  'package-lock.json',
];
const STAMP = join(projectFolder, 'dist', '.sources');

/** Builds `dist/` unless it was built from exactly these sources. */
export function ensureBuild() {
  if (!existsSync(join(projectFolder, 'vite.config.ts'))) return;
  const sources = sourcesHash();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  process.stdout.write('Building the web app …\n');
  rmSync(STAMP, { force: true });
  run('npm', ['run', '--silent', 'build'], 'The web app could not be built.', { NODE_ENV: 'production' });
  writeFileSync(STAMP, sources);
}

function sourcesHash() {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap(filesUnder)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(projectFolder, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Every file below a path that can change the build, in a fixed order; tests cannot. */
function filesUnder(path) {
  const absolute = join(projectFolder, path);
  if (!existsSync(absolute)) return [];
  if (!statSync(absolute).isDirectory()) return [path];
  const names = readdirSync(absolute).sort();
  return names.flatMap((name) => filesUnder(`${path}/${name}`)).filter((file) => !/\.test\.tsx?$/.test(file));
}
