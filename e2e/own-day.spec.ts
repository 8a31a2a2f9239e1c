import { expect } from '@playwright/test';
import { Desk } from './desk.ts';
import { test } from './fixtures.ts';

const TODAY = '2026-06-03';
/** How long a change of the desk may take to be seen. */
const POLL_MS = 6000;

test('an Employee follows her own day on a telephone, and marks whom she serves', async ({ page, request, signIn }) => {
  const client = 'Noémie Beaulieu';
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('Employee');
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Accès rapide' }).getByRole('link', { name: 'Ma journée' }).click();
  const today = page.getByRole('region', { name: /^Aujourd’hui/ });
  await expect(today).toBeVisible();

  await test.step('sees within six seconds what the desk books for her, without a phone', async () => {
    await new Desk(request).bookWith('Zoé', { client, date: TODAY });
    await page.clock.fastForward(POLL_MS);
    const visit = today.getByRole('article').filter({ hasText: client });
    await expect(visit).toContainText('vous a demandée');
    await expect(page.getByText('418-555-0163')).toHaveCount(0);
  });

  await test.step('marks her as there and as done by one press each, and notes the colour', async () => {
    const visit = today.getByRole('article').filter({ hasText: client });
    await visit.getByRole('button', { name: /^Arrivée/ }).click();
    await expect(visit).toContainText('attend');
    // The way back is offered there for ten seconds, and as long as it is pointed at.
    await page.mouse.move(0, 0);
    await page.clock.fastForward(11_000);
    await visit.getByRole('button', { name: /^Fait/ }).click();
    await expect(visit).toContainText('fait');
    await visit.getByRole('button', { name: /^Noter la couleur/ }).click();
    await visit.getByLabel('Note de couleur').fill('Cerise');
    await visit.getByRole('button', { name: 'Inscrire' }).click();
    await page.getByRole('button', { name: 'Inscrire la note' }).click();
    await expect(visit).toContainText('Cerise');
  });
});
