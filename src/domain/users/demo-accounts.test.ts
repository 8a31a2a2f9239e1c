import { describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';
import { isStrongPassword } from './passwords.ts';
import { ROLES } from './roles.ts';

describe('the demo accounts', () => {
  it('are one for each role', () => {
    expect(DEMO_ACCOUNTS.map(({ role }) => role).sort()).toEqual([...ROLES].sort());
  });

  it('have a password that a client could choose', () => {
    expect(isStrongPassword(DEMO_PASSWORD)).toBe(true);
  });
});
