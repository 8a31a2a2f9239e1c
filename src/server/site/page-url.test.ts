import { expect, it } from 'vitest';
import { decodableUrl, LONGEST_URL, pageUrl, unsearchedListOf } from './page-url.ts';

it.each([
  ['/helps?lang=en', '/helps', 'en'],
  ['//', '/', null],
  ['//evil.example/?lang=en', '/evil.example/', 'en'],
  ['/\\evil.example', '/evil.example', null],
  ['http://evil.example:99999/', '/http://evil.example:99999/', null],
])('reads %j as a page of this site', (url, pathname, lang) => {
  const address = pageUrl(url);
  expect(address.host).toBe('localhost');
  expect(address.pathname).toBe(pathname);
  expect(address.searchParams.get('lang')).toBe(lang);
});

it.each([
  ['/%', '/%25'],
  ['/dashboard/reservations/search/50%', '/dashboard/reservations/search/50%25'],
  ['/L%E9a/50%25?lang=en&q=%', '/L%25E9a/50%2525?lang=en&q=%'],
  ['/search/50%25', '/search/50%25'],
  ['/helps?q=%', '/helps?q=%'],
  ['/api/%', '/api/%'],
])('looks for %j under %j', (url, readable) => {
  expect(decodableUrl(url)).toBe(readable);
});

const LONG = 'a'.repeat(LONGEST_URL);

it.each([
  ['/dashboard/reservations/search/50%', '/dashboard/reservations'],
  ['/dashboard/users/search/%E9/page/2', '/dashboard/users'],
  [`/dashboard/users/search/${LONG}`, '/dashboard/users'],
  ['/dashboard/users/search/50%25', null],
  ['/dashboard/users/50%', null],
  [`/helps/${LONG}`, null],
])('shows the whole list for a search that can be none: %.60s', (url, list) => {
  expect(unsearchedListOf(url)).toBe(list);
});
