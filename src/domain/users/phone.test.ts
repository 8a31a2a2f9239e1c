import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canBecomePhone, formatPhone, isPhone, phoneOf, phoneOrDefault, telephoneLink } from './phone.ts';

describe('a phone number being typed', () => {
  it.each([
    ['', ''],
    ['4', '4'],
    ['418', '418'],
    ['4185', '418-5'],
    ['418-555', '418-555'],
    ['418-5550', '418-555-0'],
    ['4185550123', '418-555-0123'],
    ['418-555-01234', '418-555-0123'],
    ['418a5b', '418-5'],
  ])('%j is shown as %j', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
  });

  it.each([
    '(418) 555-0123',
    '+1 418 555-0123',
    '1-418-555-0123',
    '14185550123',
    '418.555.0123',
    ' 418 555 0123 ',
    '418\u2011555\u20130123',
    '\u202A+1 418\u00A0555-0123\u202C',
  ])('is taken from a pasted %j', (pasted) => {
    expect(formatPhone(pasted)).toBe('418-555-0123');
    expect(phoneOf(pasted)).toBe('418-555-0123');
  });

  it('comes to the same when it is formatted again', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(formatPhone(formatPhone(text))).toBe(formatPhone(text));
      }),
    );
  });

  it.each([
    ['+33 6 12 34 56 78', false],
    ['06 12 34 56 78', false],
    ['+41 85 550 12 3', false],
    ['000-000-0000', false],
    ['011 33 6 12 34 56 78', false],
    ['4198-555-0123', false],
    ['418-155-0123', false],
    ['418 555-0123 poste 45', false],
    ['٤١٨٥٥٥٠١٢٣', false],
    ['1', true],
    ['+1 418 555', true],
    ['1418555012', true],
  ])('stays %j as it was typed', (typed, isStillOpen) => {
    expect(formatPhone(typed)).toBe(typed);
    expect(isPhone(formatPhone(typed))).toBe(false);
    expect(canBecomePhone(typed)).toBe(isStillOpen);
  });

  it.each(['', '4', '418-5', '418-555-0123'])('may become a number from %j on', (typed) => {
    expect(canBecomePhone(typed)).toBe(true);
  });
});

describe('a phone number to keep', () => {
  it.each(['418-555-0123', '200-200-0000', '999-999-9999'])('may be %s', (phone) => {
    expect(isPhone(phone)).toBe(true);
    expect(phoneOf(phone)).toBe(phone);
  });

  it.each([
    '',
    '418-555-012',
    '418 555-0123',
    '4185550123',
    '418-555-0123\n',
    '٤١٨-٥٥٥-٠١٢٣',
    '000-000-0000',
    '118-555-0123',
    '418-055-0123',
  ])('is not yet %j', (text) => {
    expect(isPhone(text)).toBe(false);
  });

  it.each([
    '',
    '418555012',
    '24185550123',
    '+33 6 12 34 56 78',
    '+418 555 0123',
    '000-000-0000',
    '1 118 555 0123',
    '418-555-0123 poste 4',
    '418-555-0123 418-555-0123',
    'x4185550123',
  ])('is not found in %j', (text) => {
    expect(phoneOf(text)).toBeNull();
  });

  it('is called with the country code', () => {
    expect(telephoneLink('418-555-0123')).toBe('tel:+14185550123');
  });
});

describe('the phone number of a staff booking', () => {
  it.each([
    ['', { phone: '418-555-0100', isDefault: true }],
    ['  ', { phone: '418-555-0100', isDefault: true }],
    ['(418) 555-0123', { phone: '418-555-0123', isDefault: false }],
    ['418', null],
  ])('typed as %j is %o', (typed, kept) => {
    expect(phoneOrDefault(typed, '418-555-0100')).toEqual(kept);
  });
});
