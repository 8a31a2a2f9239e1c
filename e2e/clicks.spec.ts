import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type Person, test } from './fixtures.ts';
import { CLASSIC_MANICURE } from './journey.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** What a journey may cost at most. */
type Effort = { taps: number; fields: number };

/**
 * Counts in the page, and in each that it leads to: presses of anything, by pointer or by key, and the fields that somebody types
 * into. A tap into a field is none: on a telephone « next » leads there.
 */
async function countEffort(page: Page): Promise<Effort> {
  const fields = new Set<string>();
  const effort: Effort = { taps: 0, fields: 0 };
  await page.exposeFunction('heardTap', () => {
    effort.taps += 1;
  });
  await page.exposeFunction('heardTyping', (field: string) => {
    fields.add(field);
    effort.fields = fields.size;
  });
  await page.addInitScript(() => {
    const tell = (listener: 'heardTap' | 'heardTyping', what?: string) => Reflect.get(window, listener)(what);
    const isTypedInto = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && !['radio', 'checkbox', 'button', 'submit'].includes(target.type));
    // Not at the window: there a click that Playwright takes back, because the page moved under it, is heard too.
    document.addEventListener(
      'click',
      ({ isTrusted, target }) => {
        if (isTrusted && !isTypedInto(target)) tell('heardTap');
      },
      { capture: true },
    );
    document.addEventListener(
      'input',
      ({ target }) => {
        if (isTypedInto(target)) tell('heardTyping', `${location.pathname} ${target.id || target.name}`);
      },
      { capture: true },
    );
  });
  return effort;
}

/** The counts as they are, and as they may be at most; a counter that hears nothing is found out. */
async function expectEffort(effort: Effort, most: Effort): Promise<void> {
  expect(effort.taps, 'taps').toBeLessThanOrEqual(most.taps);
  expect(effort.fields, 'typed fields').toBeLessThanOrEqual(most.fields);
  expect(effort.taps, 'the counter counts').toBeGreaterThan(most.taps / 2);
  expect(effort.fields, 'the counter counts').toBeGreaterThanOrEqual(Math.min(1, most.fields));
}

const press = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).click();
const verb = (page: Page, name: string) =>
  page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('link', { name, exact: true }))
    .click();
const reserve = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Réserver', exact: true }).click();
const addFirst = (page: Page) =>
  page
    .getByRole('button', { name: /^Ajouter au panier/ })
    .first()
    .click();
// Not the first: it may have become too soon by the time that a new account is there.
const chooseLateTime = (page: Page) => page.locator('[data-time]:enabled').last().click();

async function typeContact(page: Page): Promise<void> {
  await page.getByLabel('Prénom et nom').fill('Léa Gagnon');
  await page.getByLabel('Téléphone').pressSequentially('4185550142');
}

/** From the login that asks who books, over a new account and its mail, to the visit. The link of the mail is a tap. */
async function registerAndBook(page: Page, email: string, linkOf: (email: string) => Promise<string>, effort: Effort) {
  await page.getByRole('link', { name: 'Créer un compte' }).click();
  await expect(page.getByLabel('Prénom et nom')).toHaveValue('Léa Gagnon');
  await page.getByLabel('Courriel').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill('Nacre!2026');
  await page.getByLabel('Confirmation du mot de passe').fill('Nacre!2026');
  await press(page, 'Créer mon compte');
  const link = await linkOf(email);
  effort.taps += 1;
  await page.goto(link);
  await press(page, 'Activer mon compte');
  await expect(page.getByLabel('Courriel')).toHaveValue(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill('Nacre!2026');
  await press(page, 'Se connecter');
  await placeOrder(page);
}

async function placeOrder(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Vérifiez votre rendez-vous' })).toBeVisible();
  await press(page, 'Passer la commande');
  await expect(page.getByRole('heading', { name: /^C’est réservé/ })).toBeVisible();
}

/** Books for a client by the API, so that the salon knows their phone. */
async function haveBeenHere(request: APIRequestContext, person: Person): Promise<void> {
  const { accessToken } = await (await request.post('/api/auth', { data: person })).json();
  const services: { _id: string; titre: string; price: number }[] = await (
    await request.get('/api/services/public')
  ).json();
  const service = services.find(({ titre }) => titre === CLASSIC_MANICURE);
  const cents = Math.round((service?.price ?? 0) * 100);
  const booked = await request.post('/api/reservations', {
    headers: { authorization: `Bearer ${accessToken}` },
    data: {
      reservationServices: [{ serviceId: service?._id, qty: 1 }],
      reservationLocation: { locationReserved: 1 },
      reservationDate: { dateReserved: '2026-07-23', timeReserved: '13:30' },
      reservationClientInfo: { client: person.name, phone: '418-555-0199', comment: '' },
      totalPrice: (cents + Math.round((cents * 14_975) / 100_000)) / 100,
    },
  });
  await expect(booked).toBeOK();
}

/** What a browser remembers of an earlier booking. */
async function rememberLocation(page: Page): Promise<void> {
  const kept = { cardItems: [], reservationLocation: { locationReserved: '1' } };
  await page.evaluate((text) => localStorage.setItem('card', text), JSON.stringify(kept));
}

const isSignedIn = (page: Page, name: string) =>
  expect(page.getByRole('banner').getByRole('button', { name: new RegExp(name) })).toBeVisible();

test('a new visitor has booked after 13 taps and 6 typed fields, the account included', async ({ page, mailsTo }) => {
  const effort = await countEffort(page);
  await page.goto('/');
  await reserve(page);
  await press(page, /^La Pyramide/);
  await addFirst(page);
  await verb(page, 'Choisir l’heure');
  await chooseLateTime(page);
  await press(page, 'Continuer');
  await typeContact(page);
  await press(page, 'Valider');
  await registerAndBook(page, 'treize@example.com', newestLink(mailsTo), effort);
  await expectEffort(effort, { taps: 13, fields: 6 });
});

test('a returning client, signed in, has booked after 6 taps', async ({ page, request, newClient, signIn }) => {
  const person = await newClient('Maude Fortin');
  await haveBeenHere(request, person);
  await signIn(person);
  await rememberLocation(page);
  const effort = await countEffort(page);
  await page.goto('/');
  await isSignedIn(page, 'Maude Fortin');
  await reserve(page);
  await addFirst(page);
  await verb(page, 'Choisir l’heure');
  await chooseLateTime(page);
  await press(page, 'Continuer');
  await placeOrder(page);
  await expectEffort(effort, { taps: 6, fields: 0 });
});

test('a past visit is booked again after 4 taps', async ({ page, signIn }) => {
  await signIn('Client');
  const effort = await countEffort(page);
  await page.goto('/dashboard/reservations/past');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Réserver/ })
    .first()
    .click();
  // Not the first: the demo client has a visit to come then, and would be asked about it.
  await page.locator('[data-time]:enabled').last().click();
  await press(page, 'Continuer');
  await placeOrder(page);
  await expectEffort(effort, { taps: 4, fields: 0 });
});

test('from a service of the landing page a client, signed in, has booked after 7 taps', async ({
  page,
  request,
  newClient,
  signIn,
}) => {
  const person = await newClient('Zoé Nguyễn');
  await haveBeenHere(request, person);
  await signIn(person);
  const effort = await countEffort(page);
  await page.goto('/');
  await isSignedIn(page, 'Zoé Nguyễn');
  await page.locator('main h3 a').first().click();
  await press(page, 'Confirmer et continuer');
  await press(page, /^La Pyramide/);
  await chooseLateTime(page);
  await press(page, 'Continuer');
  await placeOrder(page);
  await expectEffort(effort, { taps: 7, fields: 0 });
});

/** 8:45 at the salon: the next opening stays one for a quarter of an hour. At 9:00 it ends with the first minute. */
const EARLIER = '2026-06-03T12:45:00Z';

test.describe('before the salon opens', () => {
  test.use({ opening: EARLIER });

  test('from the next opening a new visitor has booked after 10 taps and 6 typed fields', async ({ page, mailsTo }) => {
    const effort = await countEffort(page);
    await page.goto('/');
    await press(page, /^Réserver (aujourd’hui|demain)/);
    await addFirst(page);
    // The date is passed over as soon as the server has said that the time is free for this service.
    const way = page.getByRole('link', { name: 'Valider et continuer', exact: true });
    await expect(way).toHaveAttribute('href', '/reservation-client-info');
    await way.click();
    await typeContact(page);
    await press(page, 'Valider');
    await registerAndBook(page, 'dix@example.com', newestLink(mailsTo), effort);
    await expectEffort(effort, { taps: 10, fields: 6 });
  });
});

/** Returns a function that waits for the mail of an address and gives its link. */
function newestLink(mailsTo: (address: string) => Promise<readonly { links: readonly string[] }[]>) {
  return async (email: string) => {
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
    return (await mailsTo(email))[0]?.links[0] ?? '';
  };
}
