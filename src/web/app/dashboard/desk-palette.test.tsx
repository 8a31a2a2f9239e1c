import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { GEL } from '../../testing/catalogue.ts';
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

it('hears what is typed before it is there', async () => {
  const { user, path } = await openDashboard('Manager');
  expect(within(await palette()).getByRole('textbox')).toHaveFocus();
  await user.keyboard('{Escape}{Control>}k{/Control}');
  await user.keyboard('nouveau');
  expect(within(await palette()).getByRole('textbox')).toHaveValue('nouveau');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(path()).toBe('/dashboard/reservations/new'));
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

  expect(dialog.getByRole('combobox', { name: 'Nom ou téléphone' })).toHaveFocus();
  await user.keyboard('Denise Roy{Enter}');
  await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Ajouter un service' })).toHaveFocus());
  await user.keyboard('gel{Enter}');
  await user.type(dialog.getByRole('combobox', { name: 'Ajouter un service' }), 'modele{Enter}');
  expect(dialog.getByRole('button', { name: 'Retirer Pose modèle (privé)' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Mettre en attente' }));

  expect(await screen.findByRole('region', { name: 'Messages' })).toHaveTextContent('Denise Roy attend, La Pyramide.');
  expect(sent).toMatchObject([{ walkIn: true, reservationClientInfo: { client: 'Denise Roy' } }]);
  expect(sent[0]?.reservationServices).toHaveLength(2);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('welcomes a regular in at most eight keystrokes, for the same as last time', async () => {
  const { user, sent } = await openDashboard('Manager');
  await palette();
  await user.keyboard('sans{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Sans rendez-vous' }));
  expect(dialog.getByRole('combobox', { name: 'Nom ou téléphone' })).toHaveFocus();
  const digits = '0142';
  await user.keyboard(`${digits}{Enter}`);
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Mettre en attente' })).toHaveFocus());
  await user.keyboard('{Enter}');

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    walkIn: true,
    email: 'camille@lunule.test',
    reservationServices: [{ serviceId: GEL._id, qty: 1 }],
    reservationClientInfo: { client: 'Camille Roy', phone: '418-555-0142', performer: 'Linh' },
  });
  expect(digits.length + '{Enter}{Enter}'.split('}{').length).toBeLessThanOrEqual(8);
});

it('is for the desk alone', async () => {
  await openDashboard('Employee');
  expect(screen.queryByRole('dialog')).toBeNull();
});
