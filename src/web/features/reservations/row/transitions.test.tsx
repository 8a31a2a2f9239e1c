import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { Role } from '#domain/users/roles.ts';
import { dashboardHandlers, listOf } from '../../../testing/desk.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { givenReservation } from '../../../testing/reservations.ts';
import { tokenFor } from '../../../testing/tokens.ts';

const api = fakeApi();
const JUST_NOW = '2026-06-03T17:58:00.000Z';

let kept: Reservation;
let calls: string[];

/** The server's side of one reservation: it keeps what it is told, and remembers what it was asked. */
function answerMoves() {
  const change = (differences: Partial<Reservation>) => {
    kept = { ...kept, ...differences };
    return HttpResponse.json(kept);
  };
  const movedFrom = (from: Reservation['status']) => ({ lastMove: { from, at: JUST_NOW } });
  api.use(
    ...dashboardHandlers,
    http.get('/api/reservations/:list', () => HttpResponse.json(listOf([kept]))),
    http.get('/api/reservations', () => HttpResponse.json(listOf([kept]))),
    http.patch('/api/reservations/present', async ({ request }) => {
      calls.push(`present ${JSON.stringify(await request.json())}`);
      return change({ status: 'present', presentAt: JUST_NOW, ...movedFrom('pending') });
    }),
    http.patch('/api/reservations/restore', async () => {
      calls.push('restore');
      return change({ status: 'pending', presentAt: null, lastMove: null });
    }),
    http.patch<never, Partial<Reservation>>('/api/reservations', async ({ request }) => {
      const asked = await request.json();
      calls.push(`cancel ${JSON.stringify(asked)}`);
      const { cancelReason = null } = asked;
      return change({ status: 'cancel', cancelReason, ...movedFrom('pending') });
    }),
  );
}

const TODAY = { dateReserved: '2026-06-03', timeReserved: '10:30' };

beforeEach(() => {
  kept = givenReservation({ reservationDate: TODAY });
  calls = [];
  answerMoves();
});

const openDesk = async (address: string, role: Role = 'Manager') => {
  const site = await openSite(address, { token: tokenFor([role], 'Manon Roy') });
  return { ...site, user: userEvent.setup(), path: () => site.router.state.location.pathname };
};
const messages = () => screen.findByRole('region', { name: 'Messages' });

describe('marking somebody as arrived', () => {
  it('says of whom its button is, tells the server, and leads to the waiting list', async () => {
    const { user, path } = await openDesk('/dashboard/reservations/pending');
    const button = await screen.findByRole('button', {
      name: /^Arrivée Attend\/Pending, Camille Tremblay, 10\sh\s30$/,
    });
    expect(within(button).getByText('Attend/Pending')).toBeVisible();

    await user.click(button);

    expect(await screen.findByRole('heading', { name: 'Liste d’attente' })).toBeVisible();
    expect(path()).toBe('/dashboard/reservations/present');
    expect(calls).toEqual([`present {"id":"${kept._id}"}`]);
  });

  it('is taken back from the toast, also on the page after it', async () => {
    const { user } = await openDesk('/dashboard/reservations/pending');
    await user.click(await screen.findByRole('button', { name: /^Arrivée Attend\/Pending/ }));
    const toast = await messages();
    expect(toast).toHaveTextContent('Camille Tremblay : attend');

    await user.click(within(toast).getByRole('button', { name: 'Rétablir' }));

    await waitFor(() => expect(screen.getByRole('region', { name: 'Messages' })).toHaveTextContent('à faire'));
    expect(calls).toContain('restore');
  });
});

describe('a visit of another day', () => {
  beforeEach(() => {
    kept = givenReservation();
  });

  it('is marked only after the desk was asked, which names its day', async () => {
    const { user, path } = await openDesk('/dashboard/reservations/pending');
    await user.click(await screen.findByRole('button', { name: /^Arrivée Attend\/Pending/ }));
    const dialog = screen.getByRole('alertdialog', { name: /Camille Tremblay\s: ce rendez-vous est d’un autre jour/ });
    expect(dialog).toHaveTextContent(/samedi 6\sjuin, à 10\sh\s30/);
    expect(within(dialog).getByRole('button', { name: 'Ne rien changer' })).toHaveFocus();
    expect(calls).toEqual([]);

    await user.click(within(dialog).getByRole('button', { name: 'Marquer quand même' }));

    await waitFor(() => expect(path()).toBe('/dashboard/reservations/present'));
    expect(calls).toEqual([`present {"id":"${kept._id}","insist":true}`]);
  });

  it('stays as it is when the desk says so', async () => {
    const { user, path } = await openDesk('/dashboard/reservations/pending');
    await user.click(await screen.findByRole('button', { name: /^Arrivée Attend\/Pending/ }));
    await user.click(screen.getByRole('button', { name: 'Ne rien changer' }));
    expect(calls).toEqual([]);
    expect(path()).toBe('/dashboard/reservations/pending');
  });
});

it('throws nobody off the page they have gone to, when the answer is late', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  api.use(
    http.patch('/api/reservations/present', async () => {
      await promise;
      kept = { ...kept, status: 'present', presentAt: JUST_NOW };
      return HttpResponse.json(kept);
    }),
  );
  const { user, path } = await openDesk('/dashboard/reservations/pending');
  await user.click(await screen.findByRole('button', { name: /^Arrivée Attend\/Pending/ }));
  await user.click(screen.getByRole('link', { name: 'Archives' }));
  await screen.findByRole('heading', { level: 1, name: 'Archives' });
  resolve();
  expect(await messages()).toHaveTextContent('Camille Tremblay : attend');
  expect(path()).toBe('/dashboard/reservations/archive');
});

describe('taking a move back from the menu of the row', () => {
  it('is offered while the server allows it', async () => {
    kept = givenReservation({ status: 'present', lastMove: { from: 'pending', at: '2026-06-03T17:51:00.000Z' } });
    const { user } = await openDesk('/dashboard/reservations');
    await user.click(await screen.findByRole('button', { name: /^Autres actions/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Rétablir' }));
    await waitFor(() => expect(calls).toEqual(['restore']));
  });

  it.each([
    ['eleven minutes later', { from: 'pending', at: '2026-06-03T17:49:00.000Z' } as const],
    ['when nothing was moved', null],
  ])('is not offered %s', async (_when, lastMove) => {
    kept = givenReservation({ status: 'present', lastMove });
    const { user } = await openDesk('/dashboard/reservations');
    await user.click(await screen.findByRole('button', { name: /^Autres actions/ }));
    expect(screen.queryByRole('menuitem', { name: 'Rétablir' })).toBeNull();
  });
});

describe('cancelling', () => {
  it('asks in French, naming whom and when, before it tells the server', async () => {
    const { user, path } = await openDesk('/dashboard/reservations/possible');
    await user.click(await screen.findByRole('button', { name: /^Annuler Cancel, Camille Tremblay, 10\sh\s30$/ }));
    const dialog = screen.getByRole('alertdialog', {
      name: /^Annuler le rendez-vous de Camille Tremblay, mercredi 3\sjuin, 10\sh\s30\?$/,
    });
    expect(within(dialog).getByRole('button', { name: 'Garder le rendez-vous' })).toHaveFocus();
    expect(calls).toEqual([]);

    await user.click(within(dialog).getByRole('button', { name: 'Annuler le rendez-vous' }));

    await waitFor(() => expect(screen.getByRole('button', { name: /^Annuler Cancel/ })).toBeDisabled());
    expect(calls).toEqual([`cancel {"id":"${kept._id}","cancel":true}`]);
    expect(path()).toBe('/dashboard/reservations/possible');
  });

  it('tells why by one more touch, and the row and the message say it', async () => {
    const { user } = await openDesk('/dashboard/reservations/possible');
    await user.click(await screen.findByRole('button', { name: /^Annuler Cancel/ }));
    const dialog = screen.getByRole('alertdialog');
    expect(within(dialog).getByText(/^Sa place se libère tout de suite\. Aucun courriel ne part/)).toBeVisible();
    await user.click(within(dialog).getByRole('radio', { name: 'Ne s’est pas présentée' }));
    await user.click(within(dialog).getByRole('button', { name: 'Annuler le rendez-vous' }));

    expect(await messages()).toHaveTextContent('Camille Tremblay : annulé, ne s’est pas présentée');
    expect(calls).toEqual([`cancel {"id":"${kept._id}","cancel":true,"cancelReason":"no_show"}`]);
    const row = await screen.findByRole('row', { name: /Camille Tremblay/ });
    expect(await within(row).findByText('annulé')).toBeVisible();
    expect(within(row).getByText(/ne s’est pas présentée/)).toBeVisible();
  });

  it('lets nobody be absent before the visit begins', async () => {
    kept = givenReservation({ reservationDate: { ...TODAY, timeReserved: '16:00' } });
    const { user } = await openDesk('/dashboard/reservations/possible');
    await user.click(await screen.findByRole('button', { name: /^Annuler Cancel/ }));
    const choices = within(screen.getByRole('alertdialog')).getAllByRole('radio');
    expect(choices.map((choice) => choice.closest('label')?.textContent)).toEqual([
      'Sans motif',
      'À sa demande',
      'Par le salon',
    ]);
  });
});

describe('deleting', () => {
  it("asks 'Are you sure?' and tells a failure to the letter", async () => {
    api.use(http.delete('/api/reservations', () => HttpResponse.json({ code: 'x', message: '' }, { status: 500 })));
    const { user } = await openDesk('/dashboard/reservations/possible');
    await user.click(await screen.findByRole('button', { name: /^Supprimer/ }));
    const dialog = screen.getByRole('alertdialog', { name: 'Supprimer ce rendez-vous?' });
    expect(within(dialog).getByText('Are you sure?')).toBeVisible();

    await user.click(within(dialog).getByRole('button', { name: 'Supprimer' }));

    expect(await screen.findByText('Failed to delete reservation: Unknown error')).toBeVisible();
  });
});

describe('a refused move', () => {
  const refuse = (body: object) =>
    api.use(http.patch('/api/reservations/present', () => HttpResponse.json(body, { status: 409 })));

  it('tells who was faster, where the row stands and since when, and shows the truth', async () => {
    refuse({
      code: 'already_moved',
      message: 'Déjà fait, par Noémie Gagnon.',
      details: { status: 'present', at: '2026-06-03T14:41:00.000Z', name: 'Noémie Gagnon' },
    });
    const { user, path } = await openDesk('/dashboard/reservations/pending');
    const button = await screen.findByRole('button', { name: /^Arrivée Attend\/Pending/ });
    kept = { ...kept, status: 'present' };
    await user.click(button);

    const toast = await messages();
    expect(toast).toHaveTextContent('Déjà marqué « attend » par Noémie Gagnon à 10 h 41.');
    expect(within(toast).getByText('Failed to update reservation: Déjà fait, par Noémie Gagnon.')).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Fait Fait\/ Done/ })).toBeVisible();
    expect(path()).toBe('/dashboard/reservations/pending');
  });

  it("says 'Unknown error' when the server gives no reason", async () => {
    refuse({});
    const { user } = await openDesk('/dashboard/reservations/pending');
    await user.click(await screen.findByRole('button', { name: /^Arrivée Attend\/Pending/ }));
    expect(await screen.findByText('Failed to update reservation: Unknown error')).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Arrivée Attend\/Pending/ })).toBeEnabled();
  });
});

describe('erasing the person of a visit', () => {
  const openMenu = async (role: Role) => {
    const { user } = await openDesk('/dashboard/reservations/pending', role);
    await user.click(await screen.findByRole('button', { name: /^Autres actions, Camille Tremblay/ }));
    return user;
  };

  it('is an Admin’s, asked before it is done, and told', async () => {
    api.use(
      http.post('/api/users/anonymise-visitor', async ({ request }) => {
        calls.push(`erase ${JSON.stringify(await request.json())}`);
        return HttpResponse.json({ message: 'Les rendez-vous de cette personne ne portent plus de nom.' });
      }),
    );
    const user = await openMenu('Admin');
    await user.click(await screen.findByRole('menuitem', { name: 'Effacer la personne' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Effacer tout ce qui est gardé de Camille Tremblay?',
    });
    expect(within(dialog).getByRole('button', { name: 'Ne rien effacer' })).toHaveFocus();
    expect(calls).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Effacer la personne' }));
    expect(await messages()).toHaveTextContent('ne portent plus de nom');
    expect(calls).toEqual([`erase {"id":"${kept._id}"}`]);
  });

  it('is not offered to a Manager', async () => {
    await openMenu('Manager');
    expect(await screen.findByRole('menuitem', { name: 'Détails' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Effacer la personne' })).not.toBeInTheDocument();
  });
});
