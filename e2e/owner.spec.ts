import { type Browser, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { Desk } from './desk.ts';
import { signInto, test } from './fixtures.ts';
import { addService, chooseLocation, chooseSlot, giveContact, keepReadyCart } from './journey.ts';
import { OPENING } from './salon-server.ts';

const toast = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** The browser of another person, with its clock at the same instant. */
async function openOther(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'fr-CA', timezoneId: 'America/Toronto' });
  const page = await context.newPage();
  await page.clock.install({ time: OPENING });
  return page;
}

async function photograph(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const plum = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#6A1B4D' } });
  return { name: 'pose.jpg', mimeType: 'image/jpeg', buffer: await plum.jpeg().toBuffer() };
}

test('the owner sells a new service at a discount, and what was booked keeps its price when that changes', async ({
  page: owner,
  browser,
  baseURL,
  newClient,
  signIn,
}) => {
  const visitor = await openOther(browser, baseURL);
  await signInto(visitor, await newClient('Maude Lavoie'));
  await visitor.goto('/reservation-location');
  await chooseLocation(visitor);
  const card = visitor.getByRole('listitem').filter({ has: visitor.getByRole('heading', { name: 'Pose nacrée' }) });
  await expect(visitor.getByRole('heading', { name: 'Manucure classique' })).toBeVisible();

  await test.step('three languages, a discount and a picture', async () => {
    await signIn('Admin');
    await owner.goto('/dashboard/services');
    await owner.getByRole('link', { name: 'Ajouter' }).click();
    await owner.getByLabel('Titre', { exact: true }).fill('Pose nacrée');
    await owner.getByLabel('Description', { exact: true }).fill('Une pose aux reflets de nacre.');
    await owner.getByRole('tab', { name: 'English' }).click();
    await owner.getByLabel('Titre en anglais').fill('Pearl set');
    await owner.getByLabel('Description en anglais').fill('A set with the sheen of pearls.');
    await owner.getByRole('tab', { name: 'Español' }).click();
    await owner.getByLabel('Titre en espagnol').fill('Uñas de nácar');
    await expect(owner.getByRole('tab', { name: 'incomplet, Español' })).toBeVisible();
    await owner.getByLabel('Description en espagnol').fill('Uñas con reflejos de nácar.');
    await expect(owner.getByRole('tab', { name: 'complet, Español' })).toBeVisible();

    await owner.getByLabel('Durée', { exact: true }).fill('45');
    await owner.locator('label').filter({ hasText: 'en rabais' }).click();
    await owner.getByLabel('Prix courant').fill('60');
    await owner.getByLabel('Prix réduit').fill('60');
    await owner.locator('label').filter({ hasText: 'Public' }).click();
    const choose = owner.getByLabel('Choisir une image, ou la déposer ici');
    await choose.setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') });
    await expect(owner.getByText(/Cette image est illisible/)).toBeVisible();
    await choose.setInputFiles(await photograph());
    await expect(owner.getByRole('img', { name: 'Image du service' })).toBeVisible();

    await owner.getByRole('button', { name: 'Créer' }).click();
    await expect(owner.getByRole('alert')).toContainText('Prix réduit');
    await owner.getByLabel('Prix réduit').fill('48');
    await owner.getByRole('button', { name: 'Créer' }).click();
    await expect(owner).toHaveURL('/dashboard/services');
    await expect(toast(owner)).toContainText('Le service est créé.');
  });

  await test.step('a visitor who had the page open finds it there when they come back to it', async () => {
    await visitor.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(card).toContainText('48,00');
    await expect(card.locator('s')).toContainText('60,00');
    await expect
      .poll(() =>
        card.locator('img').evaluate((picture) => picture instanceof HTMLImageElement && picture.naturalWidth),
      )
      .toBeGreaterThan(100);
  });

  await test.step('and books it', async () => {
    await addService(visitor, 'Manucure', 'Pose nacrée');
    await visitor.getByRole('link', { name: 'Panier, 1 service' }).click();
    await visitor.getByRole('button', { name: 'Valider et continuer' }).click();
    await chooseSlot(visitor, /mardi 9 juin/, '10:30');
    await giveContact(visitor, 'Maude Lavoie');
    await visitor.getByRole('button', { name: 'Passer la commande' }).click();
    await expect(visitor).toHaveURL('/dashboard/reservation-confirmation');
  });

  await test.step('the owner, told what waiting carts will do, raises the price', async () => {
    await owner.getByRole('link', { name: 'Modifier Pose nacrée' }).click();
    await owner.getByLabel('Prix réduit').fill('55');
    await expect(owner.getByText(/Le prix passe de 48,00.\$ à 55,00.\$/)).toBeVisible();
    await owner.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(toast(owner)).toContainText('Le service est enregistré.');
  });

  await test.step('the visit keeps the old price, the page shows the new one', async () => {
    await visitor.getByRole('link', { name: 'Mes rendez-vous' }).click();
    await visitor.getByRole('button', { name: 'Détails' }).click();
    await expect(visitor.getByRole('dialog')).toContainText('48,00');
    await visitor.goto('/reservation-services?lang=en');
    await expect(visitor.getByRole('listitem').filter({ hasText: 'Pearl set' })).toContainText('55.00');
  });
  await visitor.context().close();
});

test('the owner closes a day, told first whom to phone, and nobody can book it any more', async ({
  page: owner,
  browser,
  baseURL,
  request,
  signIn,
}) => {
  await new Desk(request).book({ client: 'Aline Verreault', phone: '418-555-0177', date: '2026-06-16', time: '10:00' });
  const visitor = await openOther(browser, baseURL);
  await visitor.goto('/');
  await keepReadyCart(visitor, { date: '2026-06-17', time: '10:30' });
  await visitor.goto('/reservation-date');
  await expect(visitor.getByRole('radio', { name: /^mardi 16 juin/ })).toBeVisible();

  await signIn('Admin');
  await owner.goto('/dashboard/settings?section=fermetures');
  await owner.getByLabel('Date', { exact: true }).fill('2026-06-16');
  await owner.getByLabel('Raison en français').fill('inventaire');
  const hit = owner.getByRole('list', { name: 'Rendez-vous touchés' }).getByRole('listitem');
  await expect(hit.filter({ hasText: 'Aline Verreault' }).getByRole('link')).toHaveAttribute(
    'href',
    'tel:+14185550177',
  );
  await owner.getByRole('button', { name: 'Fermer quand même' }).click();
  await expect(owner.getByRole('row', { name: /16.juin 2026/ })).toContainText('inventaire');

  await visitor.reload();
  await expect(visitor.getByRole('radio', { name: /^Fermé : inventaire, mardi 16 juin/ })).toBeDisabled();
  await visitor.context().close();
});
