// `npm test`: everything, from a fresh clone. Runs on any Node from 20 on and hands over to Node 24.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureLibraryLinks, ensurePackages, giveUp, productNode, projectFolder } from './prepare.mjs';
import { ensureBuild } from './prepare-build.mjs';
import { believe, tallyPlaywright, tallyVitest, total } from './tally.mjs';

const RESULTS = join(projectFolder, 'test-results');
const UNIT_REPORT = join(RESULTS, 'unit.json');
const BROWSER_REPORT = join(RESULTS, 'e2e.json');

ensurePackages();
ensureLibraryLinks();
ensureBuild();
const lack = ensureChromium();
if (lack) giveUp(`${lack}\n0 passed, 1 failed`);

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const node = productNode();
const check = run('npm', ['run', 'check']);
const unit = run(node, [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${UNIT_REPORT}`,
]);
const browser = run(node, ['node_modules/@playwright/test/cli.js', 'test']);

const { passed, failed } = total([
  believe({ passed: 0, failed: 0 }, check),
  believe(read(UNIT_REPORT, tallyVitest), unit),
  believe(read(BROWSER_REPORT, tallyPlaywright), browser),
]);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

/** Runs a program to its end and returns whether it succeeded. */
function run(program, words) {
  const path = [join(projectFolder, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const { status } = spawnSync(program, words, {
    cwd: projectFolder,
    stdio: 'inherit',
    shell: process.platform === 'win32' && program === 'npm',
    env: { ...process.env, PATH: path },
  });
  return status === 0;
}

function read(report, tally) {
  return existsSync(report) ? tally(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 1 };
}
