import { describe, expect, it } from 'vitest';
import { type Cart, EMPTY_CART, withLines } from '../cart/cart.ts';
import { chooseDate, chooseLocation, setClientInfo } from '../cart/cart-choices.ts';
import {
  BOOKING_STEPS,
  type BookingStepId,
  enabledSteps,
  firstMissingStep,
  stepState,
  type WayOn,
  wayOn,
} from './booking-steps.ts';

const line = {
  serviceId: 'gel',
  titre: 'Manucure gel',
  duration: 45,
  price: 55,
  capacity: 4,
  qty: 1,
  category: 'manicure',
  priceType: 'fixed',
  isOffered: true,
} as const;
const info = { client: 'Camille', phone: '418-555-0123', comment: '' };

const withLocation = chooseLocation(EMPTY_CART, 1);
const withService = withLines(EMPTY_CART, [line]);
const withBoth = withLines(withLocation, [line]);
const withDate = chooseDate(withBoth, { dateReserved: '2026-07-09', timeReserved: '10:30' });
const ready = setClientInfo(withDate, info, 0);

describe('the step bar', () => {
  it('lists the seven steps in order', () => {
    expect(BOOKING_STEPS).toEqual(['location', 'service', 'cart', 'date', 'client-info', 'summary', 'confirmation']);
  });

  it.each<[string, Cart, BookingStepId[]]>([
    ['nothing chosen', EMPTY_CART, ['location']],
    ['an address', withLocation, ['location', 'service']],
    ['a service only', withService, ['location', 'service', 'cart']],
    ['an address and a service', withBoth, ['location', 'service', 'cart', 'date']],
    ['a date', withDate, ['location', 'service', 'cart', 'date', 'client-info']],
    ['everything', ready, ['location', 'service', 'cart', 'date', 'client-info', 'summary']],
    [
      'a service no longer offered',
      { ...ready, cardItems: [{ ...line, isOffered: false }] },
      ['location', 'service', 'cart'],
    ],
  ])('with %s links as far as one may go', (_, cart, steps) => {
    expect(enabledSteps(cart)).toEqual(steps);
  });
});

describe('the first missing step', () => {
  it.each<[string, Cart, BookingStepId | null]>([
    ['nothing chosen', EMPTY_CART, 'service'],
    ['no service but all else', { ...ready, cardItems: [] }, 'service'],
    ['a service no longer offered', { ...ready, cardItems: [{ ...line, isOffered: false }] }, 'cart'],
    ['no address', { ...ready, reservationLocation: null }, 'location'],
    ['neither address nor date', { ...ready, reservationLocation: null, reservationDate: null }, 'location'],
    ['no date', { ...ready, reservationDate: null }, 'date'],
    ['no date and no person', withBoth, 'date'],
    ['no person', withDate, 'client-info'],
    ['no phone', setClientInfo(withDate, { ...info, phone: '' }, 0), 'client-info'],
    ['half a phone', setClientInfo(withDate, { ...info, phone: '418-555' }, 0), 'client-info'],
    ['no name', setClientInfo(withDate, { ...info, client: ' ' }, 0), 'client-info'],
    ['everything', ready, null],
  ])('with %s is found', (_, cart, step) => {
    expect(firstMissingStep(cart)).toBe(step);
  });
});

describe('the way on', () => {
  const two = [line, { ...line, serviceId: 'spa' }];
  const gone = [{ ...line, isOffered: false }];

  it.each<[string, Parameters<typeof wayOn>, WayOn['verb'], BookingStepId]>([
    ['an address', ['location', withLocation, 'taken'], 'continue', 'service'],
    ['an address, with a service already', ['location', withBoth, 'taken'], 'continue', 'date'],
    ['an address, with a service and a free time', ['location', withDate, 'free'], 'continue', 'client-info'],
    [
      'an address, with a service no longer offered',
      ['location', withLines(withLocation, gone), 'taken'],
      'continue',
      'cart',
    ],
    ['one service', ['service', withBoth, 'unknown'], 'chooseTime', 'date'],
    ['one service, without an address', ['service', withService, 'taken'], 'continue', 'location'],
    ['one service, at a free time', ['service', withDate, 'free'], 'validateAndContinue', 'client-info'],
    ['one service, at a time that is not free', ['service', withDate, 'taken'], 'chooseTime', 'date'],
    [
      'one service, at a time not yet known to be free',
      ['service', withDate, 'unknown'],
      'validateAndContinue',
      'date',
    ],
    ['one service, at a free time, by a known person', ['service', ready, 'free'], 'validateAndContinue', 'summary'],
    ['several services', ['service', withLines(withDate, two), 'free'], 'goToCart', 'cart'],
    ['one service no longer offered', ['service', withLines(withDate, gone), 'free'], 'goToCart', 'cart'],
    ['the cart', ['cart', withBoth, 'taken'], 'validateAndContinue', 'date'],
    ['the cart, without an address', ['cart', withService, 'taken'], 'validateAndContinue', 'location'],
    ['the cart, at a free time', ['cart', withLines(withDate, two), 'free'], 'validateAndContinue', 'client-info'],
    ['a time', ['date', withDate, 'free'], 'continue', 'client-info'],
    ['a time, by a known person', ['date', ready, 'free'], 'continue', 'summary'],
    ['who comes', ['client-info', ready, 'free'], 'validate', 'summary'],
    ['a last look', ['summary', ready, 'free'], 'placeOrder', 'confirmation'],
  ])('after %s', (_, step, verb, to) => {
    expect(wayOn(...step)).toEqual({ verb, to });
  });

  it('passes over no date that was never chosen', () => {
    expect(wayOn('cart', withBoth, 'free').to).toBe('date');
  });
});

describe('how the step bar shows the steps', () => {
  const states = (cart: Cart, current: BookingStepId) => BOOKING_STEPS.map((id) => stepState(cart, id, current));

  it('ticks off what was given before the step where one stands', () => {
    expect(states(withDate, 'client-info')).toEqual([
      'done',
      'done',
      'done',
      'done',
      'current',
      'upcoming',
      'upcoming',
    ]);
  });

  it('ticks off nothing that was skipped', () => {
    expect(states(withService, 'cart').slice(0, 3)).toEqual(['upcoming', 'done', 'current']);
  });

  it('shows what comes later as still to come, even when it was given', () => {
    expect(states(ready, 'location')).toEqual(['current', ...Array(6).fill('upcoming')]);
  });

  it('ticks off everything once booked, though the cart is empty', () => {
    expect(states(EMPTY_CART, 'confirmation')).toEqual(Array(7).fill('done'));
  });
});
