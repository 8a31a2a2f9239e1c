import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { addService, CLASSIC_MANICURE, CLASSIC_PEDICURE } from './journey.ts';

const SERVICE = '7d4f0a52-3f0e-4d3c-9b52-54f0a7f7a001';
const line = { serviceId: SERVICE, titre: 'Manucure', duration: 45, price: 45, capacity: 4, qty: 1 };
const cart = (cardItems: unknown, more: object = {}) => JSON.stringify({ cardItems, ...more });

/** Carts that the site never writes. */
const BROKEN: [why: string, stored: string][] = [
  ['nothing', ''],
  ['no JSON', '{"cardItems": ['],
  ['a word', 'undefined'],
  ['a number', '42'],
  ['NaN', 'NaN'],
  ['null', 'null'],
  ['true', 'true'],
  ['a text', '"panier"'],
  ['a list', '[1, 2, 3]'],
  ['an empty object', '{}'],
  ['lines that are a text', cart('deux')],
  ['lines that are a number', cart(2)],
  ['lines that are an object', cart({ 0: line })],
  ['a line that is null', cart([null])],
  ['a line that is a text', cart(['Manucure'])],
  ['a line without a service', cart([{ ...line, serviceId: undefined }])],
  ['a price below zero', cart([{ ...line, price: -45 }])],
  ['a price that is a text', cart([{ ...line, price: '45 $' }])],
  ['a price that is no number', cart([line]).replace('"price":45', '"price":null')],
  ['a price beyond numbers', cart([line]).replace('"price":45', '"price":1e400')],
  ['a quantity that is a text', cart([{ ...line, qty: 'deux' }])],
  ['half a person', cart([{ ...line, qty: 0.5 }])],
  ['fewer than no people', cart([{ ...line, qty: -1 }])],
  ['no capacity', cart([{ ...line, capacity: 0 }])],
  [
    'a cart of another program',
    JSON.stringify({ cartItems: [{ productId: 'x', price: 5, qty: 1 }], paymentMethod: 'card' }),
  ],
  ['markup', '<script>alert(1)</script>'],
  ['a key named __proto__', '{"__proto__": {"cardItems": [1]}}'],
  ['a megabyte', cart([line], { padding: 'x'.repeat(1_000_000) })],
  ['ten thousand lines', cart(Array.from({ length: 10_000 }, (_, index) => ({ ...line, serviceId: `s${index}` })))],
  ['deep nesting', `${'['.repeat(5000)}${']'.repeat(5000)}`],
];

const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Panier/ });

test('each of thirty broken carts is replaced by an empty one', async ({ page }) => {
  expect(BROKEN).toHaveLength(30);
  await page.goto('/reservation-location');
  for (const [why, stored] of BROKEN) {
    await test.step(why, async () => {
      await page.evaluate((text) => localStorage.setItem('card', text), stored);
      await page.reload();
      await expect(page.getByRole('button', { name: /^La Pyramide/ })).toBeVisible();
      await expect(cartLink(page)).toHaveAccessibleName('Panier');
    });
  }
});

test('a cart of more people than the service takes is reduced, and unknown values beside it are dropped', async ({
  page,
}) => {
  const [service] = await (await page.request.get('/api/services/public')).json();
  const kept = { ...service, serviceId: service._id, price: service.price, qty: 99 };
  await page.goto('/api/health');
  await page.evaluate(
    (text) => localStorage.setItem('card', text),
    cart([kept], { shippingPrice: 10, itemsPrice: 'NaN' }),
  );
  await page.goto('/reservation-panier');
  await expect(page.getByRole('heading', { name: 'Votre visite' })).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName(new RegExp(`^Panier, ${service.capacity} service`));
});

test('two tabs share one cart: each shows what the other puts into it', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/reservation-services');
  await other.goto('/reservation-services');
  await addService(other, 'Manucure', CLASSIC_MANICURE);
  await expect(cartLink(page)).toHaveAccessibleName('Panier, 1 service');
  await addService(page, 'Pédicure', CLASSIC_PEDICURE);
  await expect(cartLink(other)).toHaveAccessibleName('Panier, 2 services');
});

test('a browser that refuses storage still leads from the location to the services', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('storage is off', 'SecurityError');
      },
    });
  });
  await page.goto('/reservation-location');
  await page.getByRole('button', { name: /^La Pyramide/ }).click();
  await expect(page.getByRole('heading', { name: 'Choisissez vos services' })).toBeVisible();
});
