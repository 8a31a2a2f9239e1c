import { describe, expect, it } from 'vitest';
import { activationPath, passwordResetPath, pathOf, pathOfBookingService } from './paths.ts';

describe('pathOf', () => {
  it('names one record', () => {
    expect(pathOf('user', 'a1')).toBe('/dashboard/users/a1');
    expect(pathOfBookingService('s1')).toBe('/reservation-service/s1');
  });
});

describe('a mailed link', () => {
  it('carries its token as it is', () => {
    expect(activationPath('a.b-c_d$&')).toBe('/auth/activate/a.b-c_d$&');
    expect(passwordResetPath('abc')).toBe('/password-reset/abc');
  });
});
