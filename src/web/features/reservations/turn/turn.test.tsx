import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { Turns, TurnView } from '#contract/schemas/turns.ts';
import { dashboardHandlers, listOf } from '../../../testing/desk.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { givenReservation } from '../../../testing/reservations.ts';
import { publicSettings } from '../../../testing/salon.ts';
import { tokenFor } from '../../../testing/tokens.ts';

// It is 14:00 at the salon, on Wednesday 3 June 2026.
const api = fakeApi();
const ANA = '0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f0a01';
const ZOE = '0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f0a02';
const INES = '0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f0a03';

function turn(technicianId: string, name: string, change: Partial<TurnView> = {}): TurnView {
  const look = { colour: 'plum' as const, picture: null };
  const free = { isFree: true, freeUntil: '18:00', freeFrom: null, serves: null };
  return { technicianId, name, ...look, ...free, plannedMinutes: 300, reasons: ['free', 'does_services'], ...change };
}

const arriving = (change: Partial<Reservation> = {}) =>
  givenReservation({
    reservationDate: { dateReserved: '2026-06-03', timeReserved: '14:00' },
    reservationClientInfo: { client: 'Mariam Traoré', phone: '418-555-0142', comment: '', phoneIsDefault: false },
    ...change,
  });

let answer: Turns;
let visit: Reservation;
let asked: string[];
let sent: unknown[];
let staffing: boolean;

beforeEach(() => {
  visit = arriving();
  asked = [];
  sent = [];
  staffing = true;
  answer = {
    date: '2026-06-03',
    version: 'one',
    setByHand: null,
    turns: [
      turn(ZOE, 'Zoé', {
        freeUntil: '15:30',
        plannedMinutes: 120,
        reasons: ['fewest_minutes', 'free', 'does_services'],
      }),
      turn(ANA, 'Ana'),
      turn(INES, 'Inès', {
        ...{ isFree: false, freeUntil: null, freeFrom: '14:45', reasons: ['serves'] },
        serves: { client: 'Léa Côté', status: 'present' },
      }),
    ],
  };
  const { locations, ...salon } = publicSettings();
  api.use(
    http.get('/api/settings/public', () =>
      HttpResponse.json({ ...salon, locations: locations.map((location) => ({ ...location, staffing })) }),
    ),
    ...dashboardHandlers,
    http.get('/api/reservations/day', () => HttpResponse.json({ ...listOf([visit]), leftOpen: null, toCall: 0 })),
    http.patch('/api/reservations/present', () => {
      visit = { ...visit, status: 'present', presentAt: '2026-06-03T18:00:00.000Z' };
      return HttpResponse.json(visit);
    }),
    http.patch('/api/reservations/move', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(visit);
    }),
    http.get('/api/technicians', () => HttpResponse.json([])),
    http.get('/api/technicians/turn', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(answer);
    }),
    http.put('/api/technicians/turn', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(answer);
    }),
  );
});

async function openBoard() {
  await openSite('/dashboard', { token: tokenFor(['Manager']) });
  await screen.findByText('Mariam Traoré');
  return userEvent.setup();
}

async function arrive() {
  const user = await openBoard();
  await user.click(screen.getByRole('button', { name: /^Arrivée/ }));
  return user;
}

const proposal = () => screen.findByRole('dialog', { name: 'À qui le tour?' });

describe('somebody without a preference who arrives', () => {
  it('is proposed to whose turn it is, with the reasons, and given to her by one press', async () => {
    const user = await arrive();
    expect(screen.getByText(/^à attribuer · /)).toBeVisible();
    const open = within(await proposal());
    expect(open.getByText('Zoé')).toBeVisible();
    expect(open.getByText(/^Libre jusqu’à 15\sh\s30$/)).toBeVisible();
    expect(open.getByText(/^Aujourd’hui : 2\sh planifiées, la plus petite part$/)).toBeVisible();
    expect(asked[0]).toBe(`?location=1&reservationId=${visit._id}`);

    await user.click(open.getByRole('button', { name: 'Confier à Zoé' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Messages' })).toHaveTextContent('avec Zoé'));
    expect(sent).toMatchObject([{ id: visit._id, performerId: ZOE }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('may go to anybody else who is free; of the others it says what keeps them', async () => {
    const user = await arrive();
    const open = within(await proposal());
    expect(open.getByText('avec Léa Côté')).toBeVisible();
    expect(open.getByText(/^dès 14\sh\s45$/)).toBeVisible();
    expect(open.queryByRole('button', { name: /Inès/ })).toBeNull();
    await user.click(open.getByRole('button', { name: 'Choisir Ana' }));
    await waitFor(() => expect(sent).toMatchObject([{ performerId: ANA }]));
  });

  it('stays as she is when something else is pressed, or Escape', async () => {
    const user = await arrive();
    await proposal();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();

    await user.click(screen.getByRole('button', { name: /^Autres actions/ }));
    await user.click(screen.getByRole('menuitem', { name: 'À qui le tour?' }));
    expect(await proposal()).toHaveFocus();
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('goes to the person of a number', async () => {
    const user = await arrive();
    (await proposal()).focus();
    await user.keyboard('32');
    await waitFor(() => expect(sent).toMatchObject([{ performerId: ANA }]));
  });

  it('is proposed with who comes beside her to one technician each', async () => {
    visit = arriving({ reservationServices: visit.reservationServices.map((line) => ({ ...line, qty: 2 })) });
    const user = await arrive();
    const open = within(await proposal());
    expect(open.queryByRole('button', { name: /^Choisir/ })).toBeNull();
    await user.click(open.getByRole('button', { name: 'Confier à Zoé et Ana' }));
    await waitFor(() => expect(sent).toMatchObject([{ id: visit._id, performerIds: [ZOE, ANA] }]));
  });

  it('is proposed to nobody while too few are free for all of them', async () => {
    visit = arriving({ reservationServices: visit.reservationServices.map((line) => ({ ...line, qty: 3 })) });
    await arrive();
    const open = within(await proposal());
    expect(open.getByText(/^Moins de 3 personnes sont libres/)).toBeVisible();
  });

  it('says from when somebody is free while nobody is', async () => {
    answer = { ...answer, turns: answer.turns.filter(({ isFree }) => !isFree) };
    await arrive();
    const open = within(await proposal());
    expect(open.getByText(/^Personne n’est libre avant 14\sh\s45 : Inès le sera d’abord\.$/)).toBeVisible();
  });
});

describe('nothing is proposed', () => {
  const zoe = { technicianId: ZOE, name: 'Zoé' };

  it.each<[string, () => void]>([
    ['of somebody whom the client asked for', () => (visit = arriving({ performers: [{ ...zoe, requested: true }] }))],
    [
      'when whose turn it is serves her already',
      () => (visit = arriving({ performers: [{ ...zoe, requested: false }] })),
    ],
    ['where no technicians are needed', () => (staffing = false)],
    ['when nobody works there', () => (answer = { ...answer, turns: [] })],
  ])('%s', async (_what, given) => {
    given();
    await arrive();
    expect(await screen.findByRole('region', { name: 'Messages' })).toHaveTextContent(/Mariam Traoré\s: attend/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the order of the day', () => {
  const today = { location: 1, date: '2026-06-03', version: 'one' };

  async function openOrder() {
    const user = await openBoard();
    await user.click(screen.getByRole('button', { name: 'Ordre du jour' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ordre du jour' }));
    await dialog.findByText('Zoé');
    const names = () =>
      dialog.getAllByRole('listitem').map((row) => within(row).getByText(/^(Zoé|Ana|Inès)$/).textContent);
    return { user, dialog, names };
  }

  it('is changed by buttons and by the arrows of a handle, and kept at once', async () => {
    const { user, dialog, names } = await openOrder();
    expect(dialog.getByText('Par minutes planifiées : la plus petite part d’abord.')).toBeVisible();
    expect(names()).toEqual(['Zoé', 'Ana', 'Inès']);
    await user.click(dialog.getByRole('button', { name: 'Monter Ana' }));
    await waitFor(() => expect(sent).toEqual([{ ...today, technicianIds: [ANA, ZOE, INES] }]));
    dialog.getByRole('button', { name: /^3, déplacer Inès/ }).focus();
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('is where a row was let go, also when the release comes before that was drawn', async () => {
    const { dialog } = await openOrder();
    // Each row is 40 pixels high.
    vi.spyOn(HTMLLIElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLLIElement) {
      return new DOMRect(0, [...(this.parentElement?.children ?? [])].indexOf(this) * 40, 300, 40);
    });
    const handle = dialog.getByRole('button', { name: /^1, déplacer Zoé/ });
    const send = (type: string, clientY: number) =>
      handle.dispatchEvent(new PointerEvent(type, { bubbles: true, clientY }));
    act(() => void send('pointerdown', 20));
    act(() => {
      send('pointermove', 100);
      send('pointerup', 100);
    });
    await waitFor(() => expect(sent).toEqual([{ ...today, technicianIds: [ANA, INES, ZOE] }]));
  });

  it('says who has set it, and goes back to minutes', async () => {
    answer = { ...answer, setByHand: { by: 'Hélène Gagnon', at: '2026-06-03T14:12:00.000Z' } };
    const { user, dialog } = await openOrder();
    expect(dialog.getByText(/^Fixé à la main par Hélène Gagnon à 10\sh\s12\.$/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Revenir aux minutes planifiées' }));
    await waitFor(() => expect(sent).toEqual([{ ...today, technicianIds: [] }]));
  });

  it('is not there on another day, nor where no technicians are needed', async () => {
    staffing = false;
    await openBoard();
    expect(screen.queryByRole('button', { name: 'Ordre du jour' })).toBeNull();
  });
});
