import type { Service } from '#contract/schemas/services.ts';
import { addToCart, type Cart, EMPTY_CART } from '#domain/cart/cart.ts';
import { chooseLocation } from '#domain/cart/cart-choices.ts';

/** A public service of the catalogue, unless a test says otherwise. */
export function givenService(differences: Partial<Service> = {}): Service {
  return {
    _id: '7d4f0a52-3f0e-4d3c-9b52-54f0a7f7a001',
    category: 'manicure',
    titre: 'Manucure gel',
    contenu: 'Un vernis qui tient trois semaines.',
    title: 'Gel manicure',
    content: 'Polish that lasts three weeks.',
    titulo: null,
    contenido: null,
    image: null,
    video: null,
    durationType: 'fixed',
    duration: 45,
    durationMax: null,
    priceType: 'fixed',
    price: 55,
    priceMax: null,
    priceDiscount: null,
    capacity: 4,
    rating: null,
    numReviews: 0,
    status: 'public',
    ...differences,
  };
}

export const GEL = givenService();

export const SPA = givenService({
  _id: '7d4f0a52-3f0e-4d3c-9b52-54f0a7f7a002',
  category: 'pedicure',
  titre: 'Pédicure spa',
  title: null,
  content: null,
  titulo: 'Pedicura spa',
  contenido: 'Baño, masaje y esmalte.',
  durationType: 'range',
  duration: 60,
  durationMax: 75,
  priceType: 'range',
  price: 60,
  priceMax: 75,
  capacity: 1,
});

export const DUO = givenService({
  _id: '7d4f0a52-3f0e-4d3c-9b52-54f0a7f7a003',
  titre: 'Manucure duo',
  title: 'Duo manicure',
  priceType: 'discount',
  price: 70,
  priceDiscount: 60,
  capacity: 2,
  rating: 4.8,
  numReviews: 32,
});

/** Offered at the desk alone. */
export const MODEL = givenService({
  _id: '7d4f0a52-3f0e-4d3c-9b52-54f0a7f7a004',
  category: 'other',
  titre: 'Pose modèle',
  title: null,
  status: 'private',
});

/** A cart at La Pyramide that holds these services, each for so many people. */
export function cartOf(...lines: readonly (readonly [Service, number])[]): Cart {
  return lines.reduce((cart, [service, qty]) => addToCart(cart, service, qty), chooseLocation(EMPTY_CART, 1));
}
