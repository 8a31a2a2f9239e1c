import { expect, it } from 'vitest';
import { noticeOf, packagesOf } from './asset-notices.ts';

it('finds the packages that files of the build come from', () => {
  const fonts = 'node_modules/@fontsource-variable/fraunces/files';
  expect(packagesOf([`${fonts}/latin.woff2`, `${fonts}/latin-ext.woff2`, 'src/web/ui/hero.svg'])).toEqual([
    'node_modules/@fontsource-variable/fraunces',
  ]);
});

it('gives the whole licence of a typeface', async () => {
  const notice = await noticeOf('node_modules/@fontsource-variable/fraunces');
  expect(notice).toMatch(/^\n## @fontsource-variable\/fraunces - \d+\.\d+\.\d+ \(OFL-1\.1\)\n/);
  expect(notice).toContain('SIL OPEN FONT LICENSE Version 1.1');
});

it('refuses a package without a licence', async () => {
  await expect(noticeOf('src/web')).rejects.toThrow('src/web has no licence file');
});
