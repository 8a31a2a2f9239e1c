import { expect, it } from 'vitest';
import { knownContact } from './known-contact.ts';

const own = { client: 'Léa Roy', phone: '418-555-0142' };
const older = { client: 'Léa Roy', phone: '418-555-0100' };
const ofFriend = { client: 'Zoé Roy', phone: '418-555-0199' };
const withoutPhone = { client: 'Léa Roy', phone: '418-555-0123', phoneIsDefault: true };

it.each([
  { why: 'no phone before the first visit', visits: [], phone: '' },
  { why: 'the phone of the first visit in their name', visits: [own, older], phone: '418-555-0142' },
  { why: 'never the phone of somebody for whom they booked', visits: [ofFriend, older], phone: '418-555-0100' },
  { why: 'never the number that stands for no phone', visits: [withoutPhone], phone: '' },
])('knows of a person $why', ({ visits, phone }) => {
  expect(knownContact('Léa Roy', visits)).toEqual({ client: 'Léa Roy', phone, comment: '' });
});
