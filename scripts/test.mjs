// `npm test`: everything, from a fresh clone. Runs on any Node from 20 on and hands over to Node 24.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
// The checks run while the tests wait for processes and the disk.
const checking = runAside('npm', ['run', 'check']);
const unit = await run(node, [
  // A drawn page leaves much behind at once: with more room for what is young, less of it is looked through again and again.
  '--max-semi-space-size=32',
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${UNIT_REPORT}`,
]);
const check = await checking;
process.stdout.write(check.said);
const browser = await run(node, ['node_modules/@playwright/test/cli.js', 'test']);

const { passed, failed } = total([
  believe({ passed: 0, failed: 0 }, check.succeeded),
  believe(read(UNIT_REPORT, tallyVitest), unit),
  believe(read(BROWSER_REPORT, tallyPlaywright), browser),
]);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

/** Runs a program to its end and returns whether it succeeded. */
async function run(program, words) {
  return succeeded(start(program, words, 'inherit'));
}

/** Runs a program beside others and returns whether it succeeded and all it said. */
async function runAside(program, words) {
  const child = start(program, words, 'pipe');
  let said = '';
  for (const output of [child.stdout, child.stderr]) {
    output.setEncoding('utf8');
    output.on('data', (text) => {
      said += text;
    });
  }
  return { succeeded: await succeeded(child), said };
}

function start(program, words, output) {
  const path = [join(projectFolder, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  return spawn(program, words, {
    cwd: projectFolder,
    stdio: ['inherit', output, output],
    shell: process.platform === 'win32' && program === 'npm',
    env: { ...process.env, PATH: path },
  });
}

async function succeeded(child) {
  const [code] = await once(child, 'close').catch(() => [null]);
  return code === 0;
}

function read(report, tally) {
  return existsSync(report) ? tally(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 1 };
}
