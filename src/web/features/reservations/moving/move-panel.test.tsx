import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { bookableDays } from '../../../testing/bookable-days.ts';
import { listOf } from '../../../testing/desk.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { intakeApi } from '../../../testing/intake.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { givenReservation } from '../../../testing/reservations.ts';
import { publicSettings } from '../../../testing/salon.ts';
import { tokenFor } from '../../../testing/tokens.ts';

const api = fakeApi();
const AT_FOUR = { dateReserved: '2026-06-03', timeReserved: '16:00' };
const AT_FIVE = { dateReserved: '2026-06-03', timeReserved: '17:00' };
const LEFT = { location: 1, slot: { date: '2026-06-03', time: '16:00' }, minutes: 45 } as const;

let kept: Reservation;
let sent: unknown[];
/** How the server answers the next moves; it moves when nothing is left. */
let refusals: (() => Response)[];

beforeEach(() => {
  kept = givenReservation({ reservationDate: AT_FOUR, endTime: '16:45' });
  sent = [];
  refusals = [];
  api.use(
    ...intakeApi().handlers.filter((handler) => !String(handler.info.header).includes('/:list')),
    http.get('/api/reservations/:list', () => HttpResponse.json(listOf([kept]))),
    http.patch<never, Partial<Reservation>>('/api/reservations/move', async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      const refuse = refusals.shift();
      if (refuse) return refuse();
      const lastMove = { from: 'pending', at: '2026-06-03T18:00:00.000Z', left: LEFT } as const;
      kept = { ...kept, lastMove, reservationDate: body.reservationDate ?? kept.reservationDate };
      return HttpResponse.json(kept);
    }),
    http.patch('/api/reservations/restore', async () => {
      sent.push('restore');
      kept = { ...kept, lastMove: null, reservationDate: AT_FOUR };
      return HttpResponse.json(kept);
    }),
  );
});

const refusal = (code: string, details: object) => () =>
  HttpResponse.json({ message: 'Non.', code, details }, { status: 409 });
const from = () => ({ reservationLocation: { locationReserved: 1 }, reservationDate: AT_FOUR });
const messages = () => screen.findByRole('region', { name: 'Messages' });

/** Opens the panel by its key, the focus being on the row. */
async function openPanel() {
  await openSite('/dashboard/reservations/pending', { token: tokenFor(['Manager'], 'Manon Roy') });
  const user = userEvent.setup();
  (await screen.findByRole('button', { name: /^Autres actions, Camille Tremblay/ })).focus();
  await user.keyboard('d');
  const panel = await screen.findByRole('dialog', { name: /^Déplacer\s: Camille Tremblay$/ });
  await within(panel).findByRole('button', { name: /^10\sh/ });
  return { user, panel: within(panel), time: within(panel).getByLabelText('Heure tapée') };
}

describe('the desk moves a visit', () => {
  it('one hour later in three keys, and takes it back from the message', async () => {
    const { user, time } = await openPanel();
    expect(time).toHaveFocus();
    await user.keyboard('{PageUp}{Enter}');

    await waitFor(async () => {
      expect(await messages()).toHaveTextContent(/Camille Tremblay\s: mercredi 3\sjuin, 17\sh, La Pyramide/);
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([{ id: kept._id, from: from(), reservationDate: AT_FIVE, overlapIsMeant: false }]);

    await user.click(within(await messages()).getByRole('button', { name: 'Rétablir' }));
    await waitFor(async () => {
      expect(await messages()).toHaveTextContent(/Camille Tremblay\s: mercredi 3\sjuin, 16\sh, La Pyramide/);
    });
    expect(sent.at(-1)).toBe('restore');
  });

  it('to another day that a plus begins, and to the other address', async () => {
    const { user, panel, time } = await openPanel();
    await user.click(panel.getByRole('radio', { name: 'Plaza Laval' }));
    time.focus();
    await user.keyboard('+2{Enter}');
    expect(time).toHaveFocus();
    await user.keyboard('1030{Enter}');

    await waitFor(() =>
      expect(sent).toMatchObject([
        {
          reservationLocation: { locationReserved: 2 },
          reservationDate: { dateReserved: '2026-06-05', timeReserved: '10:30' },
        },
      ]),
    );
  });

  it('reads why not beside the buttons, and moves anyway by another key', async () => {
    const { user, panel } = await openPanel();
    await user.keyboard('1905');
    expect(await panel.findByText('En dehors des heures d’ouverture.')).toBeVisible();
    expect(panel.getByRole('button', { name: 'Déplacer' })).toBeDisabled();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(sent).toEqual([]);
    refusals = [refusal('outside_hours', { collisions: ['outside_hours', 'too_long_for_closing'] })];
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toMatchObject([{ reservationDate: { timeReserved: '19:05' } }, { insist: true }]);
    expect(sent[0]).not.toHaveProperty('insist');
  });

  it('gives a visit where it is to somebody by name, and says who was given to whom for it', async () => {
    const { locations, ...salon } = publicSettings();
    const staffed = locations.map((location) => ({ ...location, staffing: true }));
    const ana = { _id: '0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f0001', name: 'Ana', colour: 'lilac', firstFree: null };
    const reassigned = [{ client: 'Noémie Gagné', performer: 'Zoé' }];
    api.use(
      http.get('/api/settings/public', () => HttpResponse.json({ ...salon, locations: staffed })),
      http.get('/api/technicians', () => HttpResponse.json([])),
      http.get('/api/reservations/availability', () => HttpResponse.json({ ...bookableDays(), performers: [ana] })),
      http.patch('/api/reservations/move', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ ...kept, performer: 'Ana', reassigned });
      }),
    );
    const { user, panel } = await openPanel();
    await user.selectOptions(await panel.findByLabelText('Avec qui'), 'Ana, complète');
    await user.click(panel.getByRole('button', { name: 'Déplacer' }));
    await waitFor(async () => expect(await messages()).toHaveTextContent(/Noémie Gagné passe à Zoé\./));
    expect(sent).toEqual([{ id: kept._id, from: from(), performerId: ana._id, overlapIsMeant: false }]);
  });

  it('is told who was faster and where the visit is, and loses nothing', async () => {
    const { user, panel } = await openPanel();
    const place = { location: 2, date: '2026-06-04', time: '10:30' };
    refusals = [
      refusal('moved_meanwhile', { status: 'pending', at: '2026-06-03T17:55:00.000Z', name: 'Zoé Gagnon', place }),
    ];
    await user.keyboard('{PageUp}{Enter}');
    expect(await panel.findByRole('alert')).toHaveTextContent(
      /Déplacé par Zoé Gagnon à 13\sh\s55\s: jeudi 4\sjuin, 10\sh\s30, Plaza Laval\./,
    );
    expect(panel.getByLabelText('Heure tapée')).toHaveValue('17\u00A0h');
  });

  it('sends nothing twice, and keeps what was chosen while the network is gone', async () => {
    const { user, panel } = await openPanel();
    refusals = [() => HttpResponse.error()];
    await user.keyboard('{PageUp}');
    await user.click(panel.getByRole('button', { name: 'Déplacer' }));
    expect(await panel.findByRole('alert')).toBeVisible();
    expect(sent).toHaveLength(1);
    await user.dblClick(panel.getByRole('button', { name: 'Déplacer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toHaveLength(2);
  });

  it('hears of a refusal also when the panel was closed meanwhile', async () => {
    const { user } = await openPanel();
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    api.use(
      http.patch('/api/reservations/move', async () => {
        await held;
        return refusal('already_cancelled', { status: 'cancel', at: '2026-06-03T17:55:00.000Z', name: 'Zoé' })();
      }),
    );
    await user.keyboard('{PageUp}{Enter}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    answer();
    await waitFor(async () =>
      expect(await messages()).toHaveTextContent(/Déjà marqué «\sannulé\s» par Zoé à 13\sh\s55/),
    );
  });
});

it('the palette finds the visit to move by its word and a name', async () => {
  await openSite('/dashboard/reservations/archive', { token: tokenFor(['Manager'], 'Manon Roy') });
  const user = userEvent.setup();
  await screen.findByRole('button', { name: /^Autres actions/ });
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Aller vite' });
  await user.keyboard('dep trem');
  await user.click(await screen.findByRole('menuitem', { name: /^Déplacer\s: Camille Tremblay, 16\sh/ }));
  const panel = await screen.findByRole('dialog', { name: /^Déplacer\s: Camille Tremblay$/ });
  expect(within(panel).getByLabelText('Heure tapée')).toHaveFocus();
});
