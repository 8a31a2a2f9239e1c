import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

const PASSWORD = 'Lunule!2026';
/** As the form allows, with less memory than ours. */
const CHEAP = '$argon2id$v=19$m=256,t=3,p=1$c29tZSBzYWx0ISEh$InNPe+srvJNXC+MCg/pXRA+d0pCtfXUaA1EINiaV1zc';

describe('hashPassword', () => {
  it('keeps argon2id with 19 MiB, two passes and one lane, salted anew each time', async () => {
    const [one, other] = await Promise.all([hashPassword(PASSWORD), hashPassword(PASSWORD)]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(other).not.toBe(one);
  });

  it('refuses as busy whoever would wait behind fifty', async () => {
    const crowd = await Promise.allSettled(Array.from({ length: 56 }, () => verifyPassword(PASSWORD, CHEAP)));
    const refused = crowd.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({ reason: { code: 'busy' } });
  });

  it('goes on after a crowd', async () => {
    expect(await verifyPassword(PASSWORD, await hashPassword(PASSWORD))).toBe(true);
  });
});

describe('verifyPassword', () => {
  it('knows the password again, and no other', async () => {
    const stored = await hashPassword(PASSWORD);
    expect(await verifyPassword(PASSWORD, stored)).toBe(true);
    expect(await verifyPassword('Lunule!2027', stored)).toBe(false);
  });

  it('reads a hash that was made with other numbers', async () => {
    expect(await verifyPassword('password', CHEAP)).toBe(true);
    expect(await verifyPassword('another', CHEAP)).toBe(false);
  });

  it.each([null, '', 'none', '$argon2id$v=19$m=19456,t=2,p=1$'])('is false for %j', async (stored) => {
    expect(await verifyPassword(PASSWORD, stored)).toBe(false);
  });
});
