import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { dashboardHandlers, detailsHandler, listOf } from '../../../testing/desk.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { givenReservation } from '../../../testing/reservations.ts';
import { tokenFor } from '../../../testing/tokens.ts';

const api = fakeApi();
let asked: string[];

const answer = (rows: readonly Reservation[], pages = 1) =>
  api.use(
    ...dashboardHandlers,
    http.get('/api/reservations', ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(decodeURIComponent(search));
      const page = Math.min(Number(searchParams.get('pageNumber')), pages);
      return HttpResponse.json(listOf(rows, { page, pages, count: pages === 1 ? rows.length : 128 }));
    }),
  );

beforeEach(() => {
  asked = [];
});

async function openList(address = '/dashboard/reservations') {
  const site = await openSite(address, { token: tokenFor(['Manager'], 'Manon Roy') });
  const place = () => `${site.router.state.location.pathname}${site.router.state.location.search}`;
  return { ...site, user: userEvent.setup(), place };
}

const client = (name: string, info: Partial<Reservation['reservationClientInfo']> = {}): Partial<Reservation> => ({
  reservationClientInfo: { client: name, phone: '418-555-0142', comment: '', phoneIsDefault: false, ...info },
});

describe('the rows', () => {
  it('tell when, who, what, where, how much and how far, with what can be done', async () => {
    answer([givenReservation()]);
    await openList();
    const row = await screen.findByRole('row', { name: /Camille Tremblay/ });
    expect(row).toHaveTextContent(/10\sh\s30.*à faire.*418\s555-0142.*Manucure gel.*La Pyramide.*51,74\s\$/);
    expect(screen.getByRole('rowheader', { name: /samedi 6\sjuin 2026/i })).toBeVisible();
    expect(within(row).getByRole('link', { name: /418/ })).toHaveAttribute('href', 'tel:+14185550142');
  });

  it('say « sans téléphone » for whoever gave none, and link to nothing', async () => {
    answer([givenReservation(client('Léa Roy', { phoneIsDefault: true }))]);
    await openList();
    const row = await screen.findByRole('row', { name: /Léa Roy/ });
    expect(within(row).getByText('sans téléphone')).toBeVisible();
    expect(within(row).queryByRole('link')).toBeNull();
  });

  it('show a comment of 11 characters whole and cut a longer one, whole again at a touch', async () => {
    const long = 'Allergie au latex, siège près de la fenêtre';
    answer([
      givenReservation({
        _id: '0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f7a01',
        ...client('Léa Roy', { comment: 'onze lettre' }),
      }),
      givenReservation({ _id: '0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f7a02', ...client('Zoé D’Amours', { comment: long }) }),
    ]);
    const { user } = await openList();
    expect(await screen.findByText('onze lettre')).not.toHaveAttribute('aria-expanded');
    const comment = screen.getByRole('button', { name: long, expanded: false });

    await user.click(comment);

    expect(screen.getByRole('button', { name: long, expanded: true })).toBeVisible();
  });

  it('open everything staff may know in a panel', async () => {
    const visit = givenReservation({ performer: 'Ysé', ...client('Léa Roy', { comment: 'Pressée' }) });
    answer([visit]);
    const earlier = givenReservation({
      _id: '0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f7a03',
      status: 'done',
      colorNote: 'nacre',
      reservationDate: { dateReserved: '2026-05-02', timeReserved: '10:00' },
    });
    const changes = [
      { _id: '1', at: '2026-06-01T18:05:00.000Z', actor: 'Manon Roy', action: 'reservation.create', details: {} },
      {
        _id: '2',
        at: '2026-06-03T17:46:00.000Z',
        actor: 'Zoé Côté',
        action: 'reservation.present',
        details: { from: 'pending' },
      },
    ];
    const history = { visits: 3, noShows: 1, colorNotes: [] };
    api.use(detailsHandler([visit], { reservation: { ...visit, history }, changes, earlier: [earlier] }));
    const { user } = await openList();
    await user.click(await screen.findByRole('button', { name: /^Autres actions/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Détails' }));
    const panel = screen.getByRole('dialog', { name: 'Rendez-vous de Léa Roy' });
    for (const fact of ['Ysé', 'Pressée', 'camille@lunule.test', 'à faire']) {
      expect(within(panel).getByText(fact)).toBeVisible();
    }
    const trail = within(await within(panel).findByRole('region', { name: 'Ce qui s’est passé' }));
    expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Manon Roy a pris le rendez-vous.*1er\sjuin, 14\sh\s05$/),
      expect.stringMatching(/^Zoé Côté a marqué l’arrivée.*13\sh\s46 · à faire → attend$/),
    ]);
    const before = within(within(panel).getByRole('region', { name: 'Visites passées' }));
    expect(before.getByText('3 visites · 1 absence')).toBeVisible();
    expect(before.getByRole('listitem')).toHaveTextContent(/^sam\. 2\smai.*Manucure gel · La Pyramide · nacre$/);
  });
});

describe('the filters', () => {
  it('keeps the keyword in the address once the typing pauses, and the focus in the box', async () => {
    answer([givenReservation()]);
    const { user, place } = await openList();
    const box = await screen.findByRole('searchbox', { name: 'Nom, téléphone ou heure' });
    await user.type(box, 'tremblay cam');
    await waitFor(() => expect(place()).toBe('/dashboard/reservations/search/tremblay%20cam'));
    expect(box).toHaveFocus();
    await waitFor(() => expect(asked.at(-1)).toBe('?keyword=tremblay+cam&pageNumber=1&pageSize=50'));
  });

  it('marks what was searched for in names and numbers', async () => {
    answer([givenReservation()]);
    await openList('/dashboard/reservations/search/tremb%200142');
    const marks = (await screen.findAllByText(/./, { selector: 'mark' })).map(({ textContent }) => textContent);
    expect(marks).toEqual(['Tremb', '0142']);
  });

  it('goes back to the whole list when the box is emptied', async () => {
    answer([givenReservation()]);
    const { user, place } = await openList('/dashboard/reservations/search/zo%C3%A9/page/2');
    const box = await screen.findByRole('searchbox');
    expect(box).toHaveValue('zoé');
    await user.type(box, '{Escape}');
    await waitFor(() => expect(place()).toBe('/dashboard/reservations'));
  });

  it('keeps filters in the address, each as a chip that takes it off', async () => {
    answer([givenReservation()]);
    const { user, place } = await openList('/dashboard/reservations/page/3');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'État' }), 'fait');
    await screen.findByRole('button', { name: /Retirer le filtre «\sfait\s»/ });
    expect(place()).toBe('/dashboard/reservations?statut=done');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Adresse' }), 'Plaza Laval');
    expect(place()).toBe('/dashboard/reservations?statut=done&lieu=2');
    await waitFor(() =>
      expect(asked.at(-1)).toBe('?reservationStatusOption=done&reservationLocationOption=2&pageNumber=1&pageSize=50'),
    );

    await user.click(screen.getByRole('button', { name: /Retirer le filtre «\sfait\s»/ }));

    expect(place()).toBe('/dashboard/reservations?lieu=2');
  });

  it('offers to take the filters off when nothing is found', async () => {
    answer([]);
    const { user, place } = await openList('/dashboard/reservations/search/xyz?lieu=1');
    expect(await screen.findByRole('heading', { name: /Aucun résultat pour «\sxyz\s»/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retirer les filtres' }));
    expect(place()).toBe('/dashboard/reservations');
    expect(await screen.findByRole('heading', { name: 'Aucun rendez-vous pour le moment.' })).toBeVisible();
  });
});

it('counts what there is and leads through its pages; a page past the end is the last one', async () => {
  answer([givenReservation()], 7);
  await openList('/dashboard/reservations/page/9');
  expect(await screen.findByText('128 rendez-vous, page 7 de 7')).toBeVisible();
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('link', { name: 'Page 7' })).toHaveAttribute('aria-current', 'page');
  expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/dashboard/reservations');
});

it('leads to the booking form by its Add link', async () => {
  answer([]);
  await openList();
  const link = await screen.findByRole('link', { name: 'Ajouter Add' });
  expect(link).toHaveAttribute('href', '/dashboard/reservations/new');
});

describe('a list that cannot be had', () => {
  it.each([
    ['the server’s message', { code: 'busy', message: 'Le service est très occupé.' }, 'Le service est très occupé.'],
    ["'An error occurred.' without one", {}, 'An error occurred.'],
  ])('says %s and leads back', async (_what, body, sentence) => {
    api.use(
      ...dashboardHandlers,
      http.get('/api/reservations', () => HttpResponse.json(body, { status: 503 })),
    );
    await openList();
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(sentence)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retour | Back' })).toBeVisible();
  });
});
