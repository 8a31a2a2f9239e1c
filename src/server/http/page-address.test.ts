import { expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

it.each([
  ['/helps?lang=en', '/helps', 'en'],
  ['//', '/', null],
  ['//evil.example/?lang=en', '/evil.example/', 'en'],
  ['/\\evil.example', '/evil.example', null],
  ['http://evil.example:99999/', '/http://evil.example:99999/', null],
])('reads %j as a page of this site', (url, pathname, lang) => {
  const address = pageAddress(url);
  expect(address.host).toBe('localhost');
  expect(address.pathname).toBe(pathname);
  expect(address.searchParams.get('lang')).toBe(lang);
});
