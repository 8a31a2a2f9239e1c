import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { intakeApi } from '../../testing/intake.ts';
import { openSite } from '../../testing/open-site.tsx';
import { tokenFor } from '../../testing/tokens.ts';

const api = fakeApi();

async function openDashboard(role: 'Manager' | 'Employee') {
  const { handlers, sent } = intakeApi();
  api.use(...handlers);
  const { router } = await openSite('/dashboard', { token: tokenFor([role]) });
  await screen.findByRole('heading', { level: 1, name: 'Bonjour Camille' });
  const user = userEvent.setup();
  await user.keyboard('{Control>}k{/Control}');
  return { user, sent, path: () => router.state.location.pathname };
}

const palette = () => screen.findByRole('dialog', { name: 'Aller vite' });

it('goes to a screen by a few letters', async () => {
  const { user, path } = await openDashboard('Manager');
  expect(within(await palette()).getByRole('textbox')).toHaveFocus();
  await user.keyboard('archi{Enter}');
  await waitFor(() => expect(path()).toBe('/dashboard/reservations/archive'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('finds a client by the number, and shows her reservations', async () => {
  const { user, path } = await openDashboard('Manager');
  await palette();
  await user.keyboard('0142');
  await user.click(await screen.findByRole('menuitem', { name: /^Camille Roy/ }));
  await waitFor(() => expect(path()).toBe('/dashboard/reservations/search/418-555-0142'));
});

it('welcomes somebody who walks in: the visit starts now', async () => {
  const { user, sent } = await openDashboard('Manager');
  await palette();
  await user.keyboard('sans{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Sans rendez-vous' }));
  expect(dialog.getByText(/La visite commence maintenant, 14\sh/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Mettre en attente' })).toBeDisabled();

  await user.type(dialog.getByRole('textbox', { name: 'Prénom et nom' }), 'Denise Roy');
  await dialog.findByRole('option', { name: 'Manucure gel' });
  expect(dialog.getByRole('option', { name: 'Pose modèle (privé)' })).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Service' }), 'Manucure gel');
  await user.click(dialog.getByRole('button', { name: 'Mettre en attente' }));

  expect(await screen.findByRole('region', { name: 'Messages' })).toHaveTextContent('Denise Roy attend, La Pyramide.');
  expect(sent).toMatchObject([{ walkIn: true, reservationClientInfo: { client: 'Denise Roy' } }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is for the desk alone', async () => {
  await openDashboard('Employee');
  expect(screen.queryByRole('dialog')).toBeNull();
});
