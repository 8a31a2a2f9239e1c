import { describe, expect, it } from 'vitest';
import { safeRedirect } from './redirects.ts';

const isKnownPath = (pathname: string) => ['/', '/reservation-summary', '/dashboard/profile'].includes(pathname);

describe('the path after login', () => {
  it.each(['/', '/reservation-summary', '/dashboard/profile?from=mail', '/reservation-summary#total'])(
    'may be %s',
    (path) => {
      expect(safeRedirect(path, isKnownPath)).toBe(path);
    },
  );

  it.each([
    null,
    undefined,
    '',
    'reservation-summary',
    '//evil.example',
    '/\\evil.example',
    '///evil.example',
    '/\t/evil.example',
    '\t//evil.example',
    '/reservation-summary\n',
    '/reservation-summary\\..\\x',
    'https://evil.example/reservation-summary',
    'javascript:alert(1)',
    '/unknown',
    '/../reservation-summary',
    '?/reservation-summary',
  ])('is the dashboard instead of %j', (path) => {
    expect(safeRedirect(path, isKnownPath)).toBe('/dashboard');
  });

  it('is the dashboard when every path is known but the asked one leaves the site', () => {
    expect(safeRedirect('//evil.example', () => true)).toBe('/dashboard');
  });
});
