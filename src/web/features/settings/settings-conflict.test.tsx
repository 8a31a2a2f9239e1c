import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { openSite } from '../../testing/open-site.tsx';
import { OWNER_HANDLERS } from '../../testing/owner-api.ts';
import { salonView } from '../../testing/settings.ts';
import { tokenFor } from '../../testing/tokens.ts';

const api = fakeApi();

function versioned(version: string, city: string) {
  const salon = salonView();
  return { ...salon, locations: salon.locations.map((location) => ({ ...location, version, city })) };
}

it('shows what somebody else saved meanwhile beside what is typed, and takes it on request', async () => {
  const sent: unknown[] = [];
  let kept = versioned('one', 'Québec');
  api.use(
    ...OWNER_HANDLERS,
    http.get('/api/settings', () => HttpResponse.json(kept)),
    http.patch('/api/settings', async ({ request }) => {
      sent.push(await request.json());
      kept = versioned('two', 'Lévis');
      const problem = { code: 'edit_conflict', message: 'Modifiée.', details: { by: 'Ana Roy' } };
      return HttpResponse.json(problem, { status: 409 });
    }),
  );
  const user = userEvent.setup();
  await openSite('/dashboard/settings?section=1', { token: tokenFor(['Admin']) });
  await user.clear(await screen.findByLabelText('Rue'));
  await user.type(screen.getByLabelText('Rue'), '1 rue du Roi');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));

  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(/^Ana Roy a enregistré/)).toBeVisible();
  const terms = await alert.findAllByRole('term');
  expect(terms.map(({ textContent }) => textContent)).toEqual(['Rue', 'Ville']);
  expect(sent).toMatchObject([{ locations: [{ version: 'one', street: '1 rue du Roi' }] }]);

  await user.click(alert.getByRole('button', { name: 'Prendre la version enregistrée' }));
  expect(screen.getByLabelText('Ville')).toHaveValue('Lévis');
  expect(screen.queryByText('Modifications non enregistrées')).toBeNull();
});
