// `npm run axe` and `npm run screens`: goes round the whole site in every view, or takes the pictures of all of it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { giveUp, projectFolder } from './prepare.mjs';

const tour = process.argv[2] === 'screens' ? 'screens' : 'axe';
const lack = ensureChromium();
if (lack) giveUp(lack);
const playwright = join(projectFolder, 'node_modules/@playwright/test/cli.js');
const { status } = spawnSync(process.execPath, [playwright, 'test'], {
  cwd: projectFolder,
  stdio: 'inherit',
  env: { ...process.env, TOUR: tour },
});
process.exitCode = status ?? 1;
