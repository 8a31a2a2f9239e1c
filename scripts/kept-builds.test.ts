import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keptBuilds } from './kept-builds.ts';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'kept-builds-'));
  await writeFile(join(root, 'index.html'), '<script type="module" src="./main.js"></script>');
});
afterAll(() => rm(root, { recursive: true }));

/** Builds a page that says this; returns the files of its folder. */
async function built(text: string): Promise<string[]> {
  await writeFile(join(root, 'main.js'), `console.log(${JSON.stringify(text)});`);
  await build({ root, configFile: false, logLevel: 'silent', plugins: [keptBuilds('index.html')] });
  return await readdir(join(root, 'dist/assets'));
}

/** As if all that is there had been built so many days ago. */
async function age(days: number): Promise<void> {
  const then = Date.now() / 1000 - days * 24 * 60 * 60;
  const assets = join(root, 'dist/assets');
  const files = [join(root, 'dist/index.html'), ...(await readdir(assets)).map((file) => join(assets, file))];
  await Promise.all(files.map((file) => utimes(file, then, then)));
}

it('keeps the files of the build before, however old it is, and drops those of the builds before that', async () => {
  const [first = ''] = await built('un');
  await age(30);
  const both = await built('deux');
  expect(both).toHaveLength(2);
  expect(both).toContain(first);
  const third = await built('trois');
  expect(third).toHaveLength(2);
  expect(third).not.toContain(first);
});
