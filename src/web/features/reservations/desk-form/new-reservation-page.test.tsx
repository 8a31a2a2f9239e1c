import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { bookableDays } from '../../../testing/bookable-days.ts';
import { GEL, MODEL, SPA } from '../../../testing/catalogue.ts';
import { listOf } from '../../../testing/desk.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { CAMILLE, intakeApi } from '../../../testing/intake.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { givenReservation } from '../../../testing/reservations.ts';
import { publicSettings } from '../../../testing/salon.ts';
import { tokenFor } from '../../../testing/tokens.ts';

const api = fakeApi();

const ANA = {
  _id: '0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f0001',
  name: 'Ana',
  colour: 'lilac',
  firstFree: { date: '2026-06-04', time: '10:30' },
};

function withStaffing() {
  const { locations, ...salon } = publicSettings();
  return { ...salon, locations: locations.map((location) => ({ ...location, staffing: true })) };
}

type Opened = { collisions?: readonly string[]; query?: string };

async function openForm({ collisions = [], query = '' }: Opened = {}, others: () => RequestHandler[] = () => []) {
  const { handlers, sent } = intakeApi(collisions);
  api.use(...others(), ...handlers);
  const { router } = await openSite(`/dashboard/reservations/new${query}`, { token: tokenFor(['Manager']) });
  await screen.findByRole('combobox', { name: 'Nom ou téléphone' });
  return {
    sent,
    user: userEvent.setup(),
    path: () => router.state.location.pathname,
    go: (path: string) => act(() => router.navigate(path)),
  };
}

// Found by label, which is quicker in a form of this size than by role.
const search = () => screen.getByLabelText('Nom ou téléphone');
const name = () => screen.getByLabelText('Prénom et nom');
const phone = () => screen.getByLabelText('Téléphone');
const service = () => screen.getByLabelText('Ajouter un service', { selector: 'input' });
const time = () => screen.getByLabelText('Heure tapée');
const button = (label = 'Réserver') => screen.getByRole('button', { name: label });

describe('who is calling', () => {
  it('is found by some digits of the number; Enter takes her and goes on to the services', async () => {
    const { user } = await openForm();
    await user.type(search(), '0142');
    await user.keyboard('{Enter}');

    await waitFor(() => expect(name()).toHaveValue('Camille Roy'));
    expect(phone()).toHaveValue('418-555-0142');
    expect(service()).toHaveFocus();
  });

  it('is not guessed among several by an Enter that came before the answer', async () => {
    const { user } = await openForm();
    await user.type(search(), 'cam{Enter}');
    expect(await screen.findByRole('option', { name: /^Cameron Lê/ })).toBeVisible();
    expect(screen.getAllByRole('option')).toHaveLength(2);
    expect(name()).toHaveValue('');
  });

  it('becomes a new name when nobody is known by it, and the number comes next', async () => {
    const { user } = await openForm();
    await write(user, search(), 'Zoé Bélanger');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(name()).toHaveValue('Zoé Bélanger'));
    expect(phone()).toHaveFocus();
  });

  it('has a number whose tenth digit leads to the services', async () => {
    const { user } = await openForm();
    await write(user, phone(), '4185550163');
    expect(phone()).toHaveValue('418-555-0163');
    expect(service()).toHaveFocus();
  });

  it('takes the letters that were typed before the answer came for the services', async () => {
    const { user } = await openForm();
    const held = Promise.withResolvers<void>();
    api.use(
      http.get('/api/clients', async () => {
        await held.promise;
        return HttpResponse.json([CAMILLE]);
      }),
    );
    await user.type(search(), '0142{Enter}gel{Enter}');
    held.resolve();

    await waitFor(() => expect(name()).toHaveValue('Camille Roy'));
    expect(screen.getByRole('button', { name: `Retirer ${GEL.titre}` })).toBeVisible();
    expect(screen.getByRole('radio', { name: /Aujourd’hui|Demain/, checked: true })).toHaveFocus();
  });
});

describe('a booking that was begun', () => {
  it('stays on the device, leads back from other pages, and goes when it is cleared, to come back once more', async () => {
    const { user, go } = await openForm();
    await write(user, name(), 'Camille Roy');
    await write(user, service(), 'gel');
    await user.keyboard('{Enter}');
    expect(screen.getByText('Brouillon gardé')).toBeVisible();

    await go('/dashboard/reservations/pending');
    expect(await screen.findByText(/^Commencé\s: Camille Roy$/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Le reprendre' }));
    await waitFor(() => expect(name()).toHaveValue('Camille Roy'));
    expect(screen.getByRole('button', { name: `Retirer ${GEL.titre}` })).toBeVisible();

    await user.click(button('Effacer'));
    expect(name()).toHaveValue('');
    expect(screen.queryByText('Brouillon gardé')).not.toBeVisible();
    await user.click(button('Rétablir'));
    expect(name()).toHaveValue('Camille Roy');
  });

  it('is gone once it is booked', async () => {
    const { user, path } = await openForm();
    await fillIn(user, '1000');
    await user.click(button());
    await waitFor(() => expect(path()).toBe('/dashboard/reservations/possible'));
    expect(screen.queryByRole('link', { name: 'Le reprendre' })).toBeNull();
  });
});

describe('a time that is full', () => {
  it('is said while it is typed, with the next free time here and the same at the other location', async () => {
    const { user, sent } = await openForm();
    await fillIn(user, '1030');
    expect(screen.getByText(/^10\sh\s30 est complet, demain à La Pyramide\.$/)).toBeVisible();
    expect(button()).toBeDisabled();
    expect(button()).toHaveAccessibleDescription(/est complet/);
    expect(button('Inscrire quand même')).toHaveAccessibleDescription(/est complet/);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(sent).toEqual([]);

    expect(await screen.findByRole('button', { name: /^Plaza Laval 13\sh\s30/ })).toBeVisible();
    await user.keyboard('{Alt>}[Digit1]{/Alt}');
    expect(time()).toHaveValue('13\u00A0h\u00A030');
    expect(button()).toBeEnabled();
  });

  it('is booked all the same by a key of its own', async () => {
    const { user, sent } = await openForm({ collisions: ['slot_full'] });
    await fillIn(user, '1030');
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    await waitFor(() => expect(sent.map(({ insist }) => insist)).toEqual([undefined, true]));
  });
});

describe('the button', () => {
  it('waits for a name of three letters or more, and says so', async () => {
    const { user } = await openForm();
    await user.type(name(), 'Li');
    expect(button()).toBeDisabled();
    expect(button()).toHaveAccessibleDescription('Veuillez spécifier votre prénom et nom en characters.');
    await user.type(name(), 'nh');
    expect(button()).toBeEnabled();
  });

  it('names what else is missing instead of sending', async () => {
    const { user, sent } = await openForm();
    await write(user, name(), 'Camille Roy');
    await user.click(button());
    expect(await screen.findByRole('link', { name: 'Choisissez au moins un service.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Veuillez spécifier un plage horaire pour continuer' })).toBeVisible();
    expect(sent).toEqual([]);
  });
});

async function fillIn(user: ReturnType<typeof userEvent.setup>, start: string) {
  await write(user, name(), 'Camille Roy');
  await write(user, service(), 'gel');
  await user.keyboard('{Enter}');
  await user.click(screen.getByLabelText('Demain'));
  await write(user, time(), start);
}

async function write(user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

describe('a booking', () => {
  it('is sent without a phone when none was given, and read back to the caller', async () => {
    const { user, sent, path } = await openForm();
    await fillIn(user, '1000');
    expect(screen.getByText('Total, taxes comprises')).toHaveTextContent('63,24');
    await user.keyboard('{Control>}{Enter}{/Control}');

    await waitFor(() => expect(path()).toBe('/dashboard/reservations/possible'));
    expect(screen.getByRole('region', { name: 'Messages' })).toHaveTextContent(
      /Camille Tremblay, jeudi 4\sjuin à 10\sh, La Pyramide, manucure gel/,
    );
    expect(sent).toEqual([
      {
        overlapIsMeant: false,
        reservationServices: [{ serviceId: GEL._id, qty: 1 }],
        reservationLocation: { locationReserved: 1 },
        reservationDate: { dateReserved: '2026-06-04', timeReserved: '10:00' },
        reservationClientInfo: { client: 'Camille Roy' },
      },
    ]);
  });

  it('takes one service of each category, with a quantity each', async () => {
    const { user, sent } = await openForm();
    await fillIn(user, '1000');
    await write(user, service(), 'spa');
    await user.tab();
    await user.click(button(`Une personne de plus, ${SPA.titre}`));
    expect(screen.getByText('Un service reçoit moins de personnes à la fois.')).toBeVisible();
    await user.click(button('Inscrire quand même'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.reservationServices).toEqual([
      { serviceId: GEL._id, qty: 1 },
      { serviceId: SPA._id, qty: 2 },
    ]);
  });

  it('warns at once that the same person is there at that time already, and is sent by one press', async () => {
    const { reservationClientInfo: info } = givenReservation();
    const there = givenReservation({
      reservationDate: { dateReserved: '2026-06-04', timeReserved: '09:30' },
      endTime: '10:30',
      reservationClientInfo: { ...info, client: 'Camille Roy' },
    });
    const { user, sent } = await openForm({ collisions: ['overlaps_own_visit'] });
    api.use(http.get('*/api/reservations/day', () => HttpResponse.json(listOf([there]))));
    await fillIn(user, '1000');
    expect(await screen.findByText('Cette personne a déjà un rendez-vous à ce moment-là.')).toBeVisible();
    await user.click(button('Inscrire quand même'));
    await waitFor(() => expect(sent.map(({ insist }) => insist)).toEqual([undefined, true]));
  });

  it('insists only on what has been read', async () => {
    const { user, sent, path } = await openForm({ collisions: ['outside_hours', 'slot_full'] });
    await fillIn(user, '905');
    expect(screen.getByText('En dehors des heures d’ouverture.')).toBeVisible();

    await user.click(button('Inscrire quand même'));
    expect(await screen.findByText(/^9\sh\s05 est complet, demain à La Pyramide\.$/)).toBeVisible();
    expect(sent.map(({ insist }) => insist)).toEqual([undefined]);

    await user.click(button('Inscrire quand même'));
    await waitFor(() => expect(path()).toBe('/dashboard/reservations/possible'));
    expect(sent.map(({ insist }) => insist)).toEqual([undefined, undefined, true]);
  });

  it('may hold a service that is not offered online, and says so', async () => {
    const { user, sent } = await openForm();
    await fillIn(user, '1000');
    await write(user, service(), 'modele');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Retirer Pose modèle (privé)' })).toBeVisible();
    await user.click(button());
    await waitFor(() => expect(sent[0]?.reservationServices?.at(-1)).toEqual({ serviceId: MODEL._id, qty: 1 }));
  });

  it('begins with the place, the date and the hour that its address names', async () => {
    await openForm({ query: '?lieu=2&date=2026-06-05&heure=13:30' });
    expect(screen.getByRole('radio', { name: 'Plaza Laval' })).toBeChecked();
    expect(screen.getByRole('radio', { name: /ven\. 5/ })).toBeChecked();
    expect(time()).toHaveValue('13\u00A0h\u00A030');
  });

  it('names the technician of its address, says when she is not free, also at a typed time, and leaves the visit unassigned if one insists', async () => {
    const asked: (string | null)[] = [];
    const { user, sent } = await openForm({ collisions: ['no_technician'], query: `?lieu=1&avec=${ANA._id}` }, () => [
      http.get('/api/settings/public', () => HttpResponse.json(withStaffing())),
      http.get('/api/technicians', () => HttpResponse.json([])),
      http.get('/api/reservations/availability', ({ request }) => {
        const query = new URL(request.url).searchParams;
        asked.push(query.get('performerId'));
        const time = query.get('desk') ?? 'timetable';
        const days = [{ date: '2026-06-04', state: 'open' as const, slots: [{ time, state: 'full' as const }] }];
        return HttpResponse.json({ ...bookableDays(time === 'timetable' ? {} : { days }), performers: [ANA] });
      }),
    ]);
    const withWhom = () => screen.getByLabelText('Avec qui');
    await waitFor(() => expect(withWhom()).toHaveDisplayValue(/^Ana, libre dès jeu\.\s4\sjuin, 10\sh\s30$/));
    expect(screen.getByRole('checkbox', { name: 'La personne l’a demandée' })).not.toBeChecked();
    await fillIn(user, '1005');
    expect(await screen.findByText(/^Ana n’est pas libre à 10\sh\s05\.$/)).toBeVisible();
    expect(button()).toBeDisabled();
    expect(screen.getByText(/restera «\sà attribuer\s»/)).toBeVisible();
    await user.click(button('Inscrire quand même'));
    const insisted = { performerId: ANA._id, performerRequested: false, insist: true };
    await waitFor(() => expect(sent.at(-1)).toMatchObject(insisted));
    expect(asked.at(-1)).toBe(ANA._id);
  });
});
