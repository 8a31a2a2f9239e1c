import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { addService, CLASSIC_MANICURE, CLASSIC_PEDICURE } from './journey.ts';

const SERVICE = '7d4f0a52-3f0e-4d3c-9b52-54f0a7f7a001';
const line = { serviceId: SERVICE, titre: 'Manucure', duration: 45, price: 45, capacity: 4, qty: 1 };
const cart = (cardItems: unknown, more: object = {}) => JSON.stringify({ cardItems, ...more });

/** Carts that no browser of ours ever wrote: the page starts from an empty one, without harm. */
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
  ['the generic cart', JSON.stringify({ cartItems: [{ productId: 'x', price: 5, qty: 1 }], paymentMethod: 'card' })],
  ['markup', '<script>alert(1)</script>'],
  ['a prototype', '{"__proto__": {"cardItems": [1]}}'],
  ['a megabyte', cart([line], { padding: 'x'.repeat(1_000_000) })],
  ['ten thousand lines', cart(Array.from({ length: 10_000 }, (_, index) => ({ ...line, serviceId: `s${index}` })))],
  ['depths', `${'['.repeat(5000)}${']'.repeat(5000)}`],
];

const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Panier/ });

test('thirty broken carts are put aside, and the page is right', async ({ page }) => {
  expect(BROKEN).toHaveLength(30);
  for (const [why, stored] of BROKEN) {
    await test.step(why, async () => {
      await page.goto('/api/health');
      await page.evaluate((text) => localStorage.setItem('card', text), stored);
      await page.goto('/reservation-location');
      await expect(page.getByRole('button', { name: /^La Pyramide/ })).toBeVisible();
      await expect(cartLink(page)).toHaveAccessibleName('Panier');
    });
  }
});

test('a cart of more people than the service receives is mended, and what is unknown beside it forgotten', async ({
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
  await expect(page.getByRole('heading', { name: 'Votre panier' })).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName(new RegExp(`^Panier, ${service.capacity} article`));
});

test('two tabs hold one cart: what either puts into it the other shows', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/reservation-services');
  await other.goto('/reservation-services');
  await addService(other, 'Manucure', CLASSIC_MANICURE);
  await expect(cartLink(page)).toHaveAccessibleName('Panier, 1 article');
  await addService(page, 'Pédicure', CLASSIC_PEDICURE);
  await expect(cartLink(other)).toHaveAccessibleName('Panier, 2 articles');
});

test('a browser that keeps nothing still shows every step', async ({ page }) => {
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
