import { describe, expect, it } from 'vitest';
import { bookedAgain, type EarlierVisit } from './book-again.ts';
import { addToCart, type CatalogueService, EMPTY_CART } from './cart.ts';
import { chooseCategory, chooseDate, choosePerformer, setClientInfo } from './cart-choices.ts';

const NOW = 1_783_600_000_000;
const gel: CatalogueService = {
  _id: 'gel',
  titre: 'Manucure gel',
  category: 'manicure',
  status: 'public',
  durationType: 'fixed',
  duration: 45,
  priceType: 'fixed',
  price: 60,
  capacity: 2,
};
const spa: CatalogueService = { ...gel, _id: 'spa', titre: 'Pédicure spa', category: 'pedicure' };
const visit: EarlierVisit = {
  reservationServices: [
    { serviceId: 'gel', titre: 'Manucure gel', qty: 1 },
    { serviceId: 'spa', titre: 'Pédicure spa', qty: 4 },
  ],
  reservationLocation: { locationReserved: 2 },
  reservationClientInfo: { client: 'Léa Roy', phone: '418-555-0142', phoneIsDefault: false },
};

describe('a visit booked again', () => {
  it('brings its location, services and person, at today’s prices and for as many as may come', () => {
    const { cart, gone } = bookedAgain(EMPTY_CART, visit, [gel, spa], NOW);

    expect(cart).toMatchObject({
      cardItems: [
        { serviceId: 'gel', qty: 1, price: 60 },
        { serviceId: 'spa', qty: 2 },
      ],
      itemsPrice: 180,
      reservationLocation: { locationReserved: '2' },
      reservationDate: null,
      reservationClientInfo: { client: 'Léa Roy', phone: '418-555-0142', comment: '' },
      clientInfoUpdatedAt: NOW,
    });
    expect(gone).toEqual([]);
  });

  it('is with whom its client asked for, and with anybody when nobody was', () => {
    const mai = { technicianId: 'mai', name: 'Mai', requested: true };
    const lea = { technicianId: 'lea', name: 'Léa', requested: false };
    const again = (performers: EarlierVisit['performers']) =>
      bookedAgain(choosePerformer(EMPTY_CART, { id: 'zoe', name: 'Zoé' }), { ...visit, performers }, [gel, spa], NOW);

    expect(again([lea, mai]).cart).toMatchObject({ performerId: 'mai', performerName: 'Mai' });
    expect(again([lea]).cart).toMatchObject({ performerId: null, performerName: null });
    expect(again(undefined).cart).toMatchObject({ performerId: null, performerName: null });
  });

  it('is the same when it is asked for twice', () => {
    const once = bookedAgain(EMPTY_CART, visit, [gel, spa], NOW).cart;

    expect(bookedAgain(once, visit, [gel, spa], NOW).cart).toEqual(once);
  });

  it('takes the place of what was in the cart, its day included; the tab stays', () => {
    const begun = chooseDate(chooseCategory(addToCart(EMPTY_CART, spa), 'other'), {
      dateReserved: '2026-07-09',
      timeReserved: '10:30',
    });
    const { cart } = bookedAgain(
      begun,
      { ...visit, reservationServices: visit.reservationServices.slice(0, 1) },
      [gel],
      NOW,
    );

    expect(cart.cardItems).toMatchObject([{ serviceId: 'gel' }]);
    expect(cart.reservationDate).toBeNull();
    expect(cart.reservationServiceCategory).toEqual({ categoryReserved: 'other' });
  });

  it.each([
    ['deleted', [gel]],
    ['made private', [gel, { ...spa, status: 'private' as const }]],
  ])('leaves out and names what was %s', (_, services) => {
    const { cart, gone } = bookedAgain(EMPTY_CART, visit, services, NOW);

    expect(cart.cardItems).toMatchObject([{ serviceId: 'gel' }]);
    expect(gone).toEqual(['Pédicure spa']);
  });

  it.each([
    ['had no phone of its own', { client: 'Léa Roy', phone: '418-555-0100', phoneIsDefault: true }],
    ['tells nothing of its person', undefined],
  ])('keeps the contact that was given where the visit %s', (_, reservationClientInfo) => {
    const info = { client: 'Zoé Roy', phone: '418-555-0199', comment: '' };
    const given = setClientInfo(EMPTY_CART, info, NOW);

    expect(bookedAgain(given, { ...visit, reservationClientInfo }, [gel], NOW).cart.reservationClientInfo).toEqual(
      info,
    );
  });
});
