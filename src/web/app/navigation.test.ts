import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { deniedPath, holdsSecret, isDenied, listPath, loginPath } from './navigation.ts';

describe('listPath', () => {
  it.each([
    [{}, '/dashboard/reservations'],
    [{ keyword: '  ' }, '/dashboard/reservations'],
    [{ keyword: '..' }, '/dashboard/reservations'],
    [{ page: 3 }, '/dashboard/reservations/page/3'],
    [{ keyword: 'Léa Roy' }, '/dashboard/reservations/search/L%C3%A9a%20Roy'],
    [{ keyword: '50%', page: 2 }, '/dashboard/reservations/search/50%25/page/2'],
  ])('writes %o as %s', (place, path) => {
    expect(listPath('reservations', place)).toBe(path);
  });

  it.each(['50%', '%', 'a/b', '?#', 'Léa Roy', '...'])('gives the keyword %s back to the page', (keyword) => {
    const { pathname } = new URL(listPath('users', { keyword }), 'http://localhost');
    expect(matchRoutes([{ path: paths.usersSearch }], pathname)?.[0]?.params.keyword).toBe(keyword);
  });
});

describe('holdsSecret', () => {
  it.each([
    ['/auth/activate/a.b.c', true],
    ['/password-reset/abc', true],
    ['/login', false],
    ['/password-forget', false],
  ])('says of %s %s', (path, expected) => {
    expect(holdsSecret(path)).toBe(expected);
  });
});

describe('loginPath', () => {
  it.each([
    ['/reservation-summary', '/login?redirect=/reservation-summary'],
    ['/dashboard/users?page=2', '/login?redirect=/dashboard/users%3Fpage%3D2'],
    ['/a%2Fb&c#d', '/login?redirect=/a%252Fb%26c%23d'],
  ])('leads back to %s', (place, path) => {
    expect(loginPath(place)).toBe(path);
    expect(new URL(path, 'http://localhost').searchParams.get('redirect')).toBe(place);
  });

  it('bounces nobody for a redirect alone', () => {
    expect(isDenied(new URLSearchParams('redirect=/'))).toBe(false);
  });

  it('says when an account may not open a page', () => {
    expect(isDenied(new URL(deniedPath, 'http://localhost').searchParams)).toBe(true);
  });
});
