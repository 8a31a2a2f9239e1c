import { describe, expect, it } from 'vitest';
import { EMPTY_CART } from './cart.ts';
import {
  askedPerformer,
  chooseCategory,
  chooseDate,
  chooseLocation,
  choosePerformer,
  chosenLocation,
  dropClientInfo,
  holdService,
  isOffered,
  setClientInfo,
} from './cart-choices.ts';

const MAI = { id: 'mai', name: 'Mai' };

describe('choices', () => {
  it.each([
    ['an address', chooseLocation(EMPTY_CART, 2), { reservationLocation: { locationReserved: '2' } }],
    ['a tab', chooseCategory(EMPTY_CART, 'pedicure'), { reservationServiceCategory: { categoryReserved: 'pedicure' } }],
    ['a service under review', holdService(EMPTY_CART, 'gel'), { reservationService: { serviceId: 'gel' } }],
    [
      'a time',
      chooseDate(EMPTY_CART, { dateReserved: '2026-07-09', timeReserved: '10:30' }),
      { reservationDate: { dateReserved: '2026-07-09', timeReserved: '10:30' } },
    ],
    ['a technician', choosePerformer(EMPTY_CART, MAI), { performerId: 'mai', performerName: 'Mai' }],
    [
      'a person and when',
      setClientInfo(EMPTY_CART, { client: 'Camille', phone: '418-555-0123', comment: '' }, 42),
      { reservationClientInfo: { client: 'Camille', phone: '418-555-0123', comment: '' }, clientInfoUpdatedAt: 42 },
    ],
  ])('note %s and nothing else', (_, cart, choice) => {
    expect(cart).toEqual({ ...EMPTY_CART, ...choice });
  });

  it('can be taken back', () => {
    const info = { client: 'Camille', phone: '418-555-0123', comment: '' };

    expect(dropClientInfo(setClientInfo(EMPTY_CART, info, 42))).toEqual(EMPTY_CART);
    expect(holdService(holdService(EMPTY_CART, 'gel'), null)).toEqual(EMPTY_CART);
    expect(chooseDate(EMPTY_CART, null)).toEqual(EMPTY_CART);
    expect(choosePerformer(choosePerformer(EMPTY_CART, MAI), null)).toEqual(EMPTY_CART);
  });

  it('tell the address by its code', () => {
    expect(chosenLocation(EMPTY_CART)).toBeNull();
    expect(chosenLocation(chooseLocation(EMPTY_CART, 1))).toBe(1);
    expect(chosenLocation(chooseLocation(EMPTY_CART, 2))).toBe(2);
  });

  it('tell the technician who is asked for', () => {
    expect(askedPerformer(EMPTY_CART)).toBeNull();
    expect(askedPerformer(choosePerformer(EMPTY_CART, MAI))).toEqual(MAI);
  });

  it.each([
    ['nobody, where there are technicians', null, [{ _id: 'mai' }], true],
    ['nobody, where there are none', null, undefined, true],
    ['somebody who may be asked for', MAI, [{ _id: 'lea' }, { _id: 'mai' }], true],
    ['somebody who does not do all of it, or is gone', MAI, [{ _id: 'lea' }], false],
    ['somebody where nobody does all of it', MAI, [], false],
    ['somebody where there are no technicians', MAI, undefined, false],
  ])('ask for %s', (_, asked, performers, offered) => {
    expect(isOffered(asked, performers)).toBe(offered);
  });
});
