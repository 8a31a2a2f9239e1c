import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { keepReadyCart, logIn } from './journey.ts';

test('a wrong password, an empty field and a server that does not respond each get their own sentence', async ({
  page,
}) => {
  await page.goto('/login');
  await logIn(page, 'client@lunule.test', 'Lunule!2025');
  await expect(
    page.getByText("Le courriel ou le mot de passe que vous avez entré n'est pas valide.", { exact: true }),
  ).toBeVisible();

  await logIn(page, 'client', 'x');
  await expect(page.getByText('Veuillez spécifier un courriel valide.', { exact: true })).toBeVisible();
  await expect(page.getByText('Veuillez entrer un mot de passe valide.', { exact: true })).toBeVisible();

  await page.route('**/api/auth', (route) => route.abort('connectionrefused'));
  await logIn(page, 'client@lunule.test', 'Lunule!2026');
  await expect(page.getByText('No Server Response', { exact: true })).toBeVisible();
});

test('a forgotten password is replaced through the link of the mail, which works once', async ({
  page,
  mailsTo,
  newClient,
}) => {
  const { email } = await newClient('Inès Côté');
  await page.goto('/password-forget');
  await page.getByLabel('Courriel').fill(email);
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(page.getByRole('heading', { name: 'Regardez vos courriels' })).toBeVisible();

  await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
  const link = (await mailsTo(email))[0]?.links[0] ?? '';
  await page.goto(link);
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('Corail#2026');
  await page.getByLabel('Confirmation du mot de passe').fill('Corail#2027');
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await expect(
    page.getByText('La confirmation du mot de passe doit être identique au mot de passe entré.', { exact: true }),
  ).toBeVisible();
  await page.getByLabel('Confirmation du mot de passe').fill('Corail#2026');
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, email, 'Corail#2026');
  await expect(page).toHaveURL('/dashboard');

  await page.goto(link);
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('Menthe#2026');
  await page.getByLabel('Confirmation du mot de passe').fill('Menthe#2026');
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await expect(page.getByText('Ce lien a déjà servi.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Demander un nouveau lien' })).toBeVisible();
});

test('a typing error in the e-mail of a registration is asked about, also after a reload, and corrected', async ({
  page,
  mailsTo,
}) => {
  const fillPasswords = async () => {
    await page.getByLabel('Mot de passe', { exact: true }).fill('Nacre!2026');
    await page.getByLabel('Confirmation du mot de passe').fill('Nacre!2026');
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
  };
  await page.goto('/register');
  await page.getByLabel('Prénom et nom').fill('Léa D’Amours');
  await page.getByLabel('Courriel').fill('lea.damours@gmial.com');
  await fillPasswords();
  await expect(page.getByText('Vouliez-vous écrire lea.damours@gmail.com?')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Nous avons écrit à lea.damours@gmial.com.')).toBeVisible();
  await page.getByRole('button', { name: 'Oui, corriger' }).click();
  await expect(page.getByLabel('Courriel')).toHaveValue('lea.damours@gmail.com');
  await expect(page.getByLabel('Prénom et nom')).toHaveValue('Léa D’Amours');
  await fillPasswords();
  await expect(page.getByText('Nous avons écrit à lea.damours@gmail.com.')).toBeVisible();

  await page.goto('/login');
  await logIn(page, 'lea.damours@gmail.com', 'Nacre!2026');
  await page.getByRole('main').getByRole('button', { name: 'Renvoyer le courriel' }).click();
  await expect(page.getByText(/^Le courriel d’activation est reparti/)).toBeVisible();
  await expect.poll(async () => (await mailsTo('lea.damours@gmail.com')).length).toBe(2);
});

test('a protected page asks a stranger to log in and brings them back to it', async ({ page }) => {
  await page.goto('/dashboard/reservations/future');
  await expect(page).toHaveURL('/login?redirect=/dashboard/reservations/future');
  await logIn(page, 'client@lunule.test', 'Lunule!2026');
  await expect(page).toHaveURL('/dashboard/reservations/future');
});

test('a client who opens a staff page reads that the account has no access, without a redirect', async ({
  page,
  signIn,
  newClient,
}) => {
  await signIn(await newClient());
  await page.goto('/dashboard/reservations');
  await expect(page.getByText('Votre compte n’a pas accès à cette page.')).toBeVisible();
  await page.getByRole('link', { name: 'Aller au tableau de bord' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a redirect to another site leads to the dashboard instead', async ({ page }) => {
  await page.goto('/login?redirect=//evil.example/');
  await logIn(page, 'client@lunule.test', 'Lunule!2026');
  await expect(page).toHaveURL('/dashboard');
});

/** Sends the order, and finds one visit to come, however often it took. */
async function placeTheOnlyOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Passer la commande' }).click();
  await expect(page).toHaveURL('/dashboard/reservation-confirmation');
  await page.getByRole('link', { name: 'Mes rendez-vous' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
}

test('a token that expires on the summary is renewed, and the order is placed once', async ({
  page,
  newClient,
  signIn,
}) => {
  await signIn(await newClient('Anaïs Roy'));
  await keepReadyCart(page, { date: '2026-07-20', time: '13:30' });
  await page.goto('/reservation-summary');
  await expect(page.getByRole('button', { name: 'Passer la commande' })).toBeEnabled();
  let refusals = 0;
  await page.route('**/api/reservations', async (route) => {
    if (refusals > 0) return route.fallback();
    refusals += 1;
    await route.fulfill({ status: 403, json: { code: 'token_expired', message: 'expiré' } });
  });
  await placeTheOnlyOrder(page);
  expect(refusals).toBe(1);
});

test('a session that ends on the summary is replaced by a login, and the order is placed once', async ({
  page,
  newClient,
  signIn,
}) => {
  const person = await newClient('Anaïs Roy');
  await signIn(person);
  await keepReadyCart(page, { date: '2026-07-22', time: '13:30' });
  await page.goto('/reservation-summary');
  await expect(page.getByRole('button', { name: 'Passer la commande' })).toBeEnabled();
  await page.request.post('/api/auth/logout');
  await page.getByRole('button', { name: 'Passer la commande' }).click();
  await expect(page.getByRole('main').getByText('Your login has expired.')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Se reconnecter' }).click();
  await logIn(page, person.email, person.password);
  await expect(page).toHaveURL('/reservation-summary');
  await placeTheOnlyOrder(page);
});

test('a logout in one tab empties the other, and leaves nothing of the person in the browser', async ({
  page,
  context,
  newClient,
  signIn,
}) => {
  const person = await newClient('Océane Bélanger');
  await signIn(person);
  await keepReadyCart(page, { date: '2026-07-21', time: '13:30' });
  await page.goto('/dashboard/reservations/future');
  const other = await context.newPage();
  await other.goto('/dashboard/profile');
  await expect(other.getByText('Océane Bélanger').first()).toBeVisible();

  await page.getByRole('button', { name: /Océane Bélanger/ }).click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Logout/ })
    .click();
  await expect(page).toHaveURL('/');
  await expect(other.getByText('Océane Bélanger')).toHaveCount(0);

  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain('Gagnon');
  expect(kept).not.toContain('418');
  expect(kept).not.toContain(person.email);
});

test('without keeping the session open, a new visit starts logged out', async ({
  page,
  newClient,
  browser,
  baseURL,
}) => {
  const person = await newClient();
  await page.goto('/login');
  await page.getByLabel('Garder ma session ouverte').uncheck();
  await logIn(page, person.email, person.password);
  await expect(page).toHaveURL('/dashboard');
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => name === 'rt').map(({ expires }) => expires)).toEqual([-1]);
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  const fresh = await browser.newPage({ ...(baseURL && { baseURL }) });
  await fresh.goto('/dashboard');
  await expect(fresh).toHaveURL(/\/login/);
  await fresh.close();
});
