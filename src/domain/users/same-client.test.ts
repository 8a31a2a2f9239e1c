import { describe, expect, it } from 'vitest';
import { isOfClient } from './same-client.ts';

const zoe = {
  userId: 'zoe',
  email: 'zoe@example.com',
  contacts: [{ client: 'Zoé D’Amours', phone: '418-555-0142' }],
};
const stranger = { userId: null, email: null, client: 'Maude Roy', phone: '418-555-0199' };

describe('a visit is of a client', () => {
  it.each([
    ['of the account', { ...stranger, userId: 'zoe' }, true],
    [
      'of another account, whatever else it says',
      { ...stranger, ...zoe.contacts[0], email: zoe.email, userId: 'lea' },
      false,
    ],
    ['with the address, in any case', { ...stranger, email: 'Zoe@Example.com' }, true],
    ['with the name and the number', { ...stranger, client: 'zoe d’amours', phone: '418-555-0142' }, true],
    ['with the number and another name', { ...stranger, phone: '418-555-0142' }, false],
    ['with the name and another number', { ...stranger, client: 'Zoé D’Amours' }, false],
    ['with the name and no number', { ...stranger, client: 'Zoé D’Amours', phone: null }, false],
    ['of somebody else', stranger, false],
  ])('%s: %s → %s', (_what, mention, theirs) => {
    expect(isOfClient(mention, zoe)).toBe(theirs);
  });

  it('never by an address or a number that nobody has', () => {
    const nobody = { userId: null, email: null, contacts: [{ client: 'Maude Roy', phone: null }] };
    expect(isOfClient({ ...stranger, phone: null }, nobody)).toBe(false);
  });
});
