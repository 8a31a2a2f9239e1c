import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { dashboardHandlers, detailsHandler, listOf } from '../../../testing/desk.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { givenReservation } from '../../../testing/reservations.ts';
import { tokenFor } from '../../../testing/tokens.ts';
import { POLLING_MS } from '../desk-api.ts';
import { REST_MS } from './stable-rows.ts';

const api = fakeApi();
let waiting: Reservation[];
let version: number;
let tagsSent: (string | null)[];
let isDown: boolean;
let serverClock: string | null;

const waits = (client: string, order: number): Reservation =>
  givenReservation({
    _id: `0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f7a${order}0`,
    status: 'present',
    presentAt: `2026-06-03T17:${40 + order}:00.000Z`,
    reservationDate: { dateReserved: '2026-06-03', timeReserved: '13:30' },
    reservationClientInfo: { client, phone: '418-555-0142', comment: '', phoneIsDefault: false },
  });

beforeEach(async () => {
  waiting = [waits('Camille Tremblay', 1), waits('Noémie Gagnon', 2)];
  version = 1;
  tagsSent = [];
  isDown = false;
  serverClock = null;
  api.use(
    ...dashboardHandlers,
    detailsHandler(waiting),
    http.get('/api/reservations/present', ({ request }) => {
      const sent = request.headers.get('if-none-match');
      tagsSent.push(sent);
      const etag = `"${version}"`;
      if (isDown) return HttpResponse.error();
      const headers = { etag, ...(serverClock && { 'salon-now': serverClock }) };
      if (sent === etag) return new HttpResponse(null, { status: 304, headers });
      return HttpResponse.json(listOf(waiting), { headers: { etag } });
    }),
  );
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    shouldAdvanceTime: true,
  });
  await openSite('/dashboard/reservations/present', { token: tokenFor(['Manager'], 'Manon Roy') });
  await screen.findByRole('row', { name: /Camille/ });
});

afterEach(() => vi.useRealTimers());

const change = (rows: Reservation[]) => {
  waiting = rows;
  version += 1;
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const names = () => screen.getAllByRole('button', { name: /, détails$/ }).map(({ textContent }) => textContent);

describe('a watched list', () => {
  it('asks again every six seconds, and takes « unchanged » for an answer', async () => {
    await pass(POLLING_MS);
    await waitFor(() => expect(tagsSent).toEqual([null, '"1"']));
    expect(names()).toEqual(['Camille Tremblay', 'Noémie Gagnon']);

    change([...waiting, waits('Léa Roy', 3)]);
    await pass(POLLING_MS);

    expect(await screen.findByRole('row', { name: /Léa Roy/ })).toBeVisible();
  });

  it('keeps what is being typed and the panel that is open', async () => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ca' } });
    fireEvent.click(screen.getByRole('button', { name: /^Autres actions, Camille/ }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Détails' }));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'cam' } });
    change([waits('Noémie Gagnon', 2)]);

    await pass(POLLING_MS);
    await waitFor(() => expect(names()).toEqual(['Noémie Gagnon']));

    expect(screen.getByRole('searchbox')).toHaveValue('cam');
    expect(screen.getByRole('dialog', { name: 'Rendez-vous de Camille Tremblay' })).toBeVisible();
  });

  it('moves nothing under the pointer until it has rested for two seconds', async () => {
    change([waits('Noémie Gagnon', 2)]);
    await pass(POLLING_MS - 500);
    fireEvent.pointerMove(window);
    await pass(500);
    await waitFor(() => expect(screen.getByRole('button', { name: /^Fait.*Camille/ })).toBeDisabled());
    expect(names()).toEqual(['Camille Tremblay', 'Noémie Gagnon']);

    await pass(REST_MS);

    expect(names()).toEqual(['Noémie Gagnon']);
  });

  it('says when it was last answered, and that the connection is lost after two failures', async () => {
    expect(await screen.findByTitle(/^À jour · 14\sh$/)).toBeVisible();
    isDown = true;
    await pass(POLLING_MS);
    await waitFor(() => expect(tagsSent).toHaveLength(2));
    expect(screen.getByTitle(/^À jour/)).toBeVisible();

    await pass(POLLING_MS);

    const lost = /^Connexion perdue, dernière mise à jour 14\sh$/;
    await waitFor(() => expect(screen.getAllByText(lost)).not.toEqual([]));
    expect(names()).toEqual(['Camille Tremblay', 'Noémie Gagnon']);
  });

  it('sets the clock of the page by its polls, though nothing else has changed, after the machine has slept', async () => {
    expect(await screen.findByText(/attente la plus longue 19\smin/)).toBeVisible();
    serverClock = '2026-06-03T18:30:00.000Z';
    await pass(POLLING_MS);
    expect(await screen.findByText(/attente la plus longue 49\smin/)).toBeVisible();
    expect(await screen.findByTitle(/^À jour · 14\sh\s30$/)).toBeVisible();
  });

  it('stands still while it is paused', async () => {
    fireEvent.click(screen.getByRole('switch', { name: 'Mise à jour automatique' }));
    change([]);
    await pass(10 * POLLING_MS);
    expect(screen.getByTitle(/^En pause · données de 14\sh$/)).toBeVisible();
    expect(tagsSent).toHaveLength(1);
    expect(names()).toEqual(['Camille Tremblay', 'Noémie Gagnon']);
  });

  it('tells listeners of newcomers at most once in thirty seconds', async () => {
    const told = () => screen.queryAllByText(/nouvelles? arrivées?/).map(({ textContent }) => textContent);
    change([...waiting, waits('Léa Roy', 3)]);
    await pass(POLLING_MS);
    await waitFor(() => expect(told()).toEqual(['1 nouvelle arrivée']));

    change([...waiting, waits('Zoé D’Amours', 4)]);
    await pass(POLLING_MS);
    change([...waiting, waits('Ysé Côté', 5)]);
    await pass(POLLING_MS);
    expect(told()).toEqual(['1 nouvelle arrivée']);

    await pass(30_000);
    expect(told()).toEqual(['2 nouvelles arrivées']);
  });
});

describe('the waiting list', () => {
  it('numbers people by arrival, says how long each has waited, and fills the button of the first', async () => {
    const rows = screen.getAllByRole('row').slice(2);
    expect(rows[0]).toHaveTextContent(/^1.*19\smin/);
    expect(rows[1]).toHaveTextContent(/^2.*18\smin/);
    expect(screen.getByText(/^2 personnes attendent · attente la plus longue 19\smin$/)).toBeVisible();
  });
});
