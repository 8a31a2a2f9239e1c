import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dashboardHandlers, listOf } from '../../../testing/desk.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { givenReservation } from '../../../testing/reservations.ts';
import { tokenFor } from '../../../testing/tokens.ts';

const api = fakeApi();
const waiting = givenReservation({ status: 'present', presentAt: '2026-06-03T17:41:00.000Z' });

async function openList() {
  api.use(
    ...dashboardHandlers,
    http.get('/api/reservations/present', () => HttpResponse.json(listOf([waiting]))),
  );
  const site = await openSite('/dashboard/reservations/present', { token: tokenFor(['Manager']) });
  const table = await screen.findByRole('table');
  return { ...site, user: userEvent.setup(), density: () => table.closest('[data-density]') };
}

it('remembers that its rows are to be compact', async () => {
  const { user, density, unmount } = await openList();
  expect(density()).toHaveAttribute('data-density', 'comfortable');
  await user.click(screen.getByRole('switch', { name: 'Lignes serrées' }));
  expect(density()).toHaveAttribute('data-density', 'compact');
  unmount();
  expect((await openList()).density()).toHaveAttribute('data-density', 'compact');
});

it('says in the title of the tab how many people wait, while it is open', async () => {
  const { router } = await openList();
  await waitFor(() => expect(document.title).toMatch(/^\(1\) Liste d’attente – /));
  api.use(http.get('/api/reservations/archive', () => HttpResponse.json(listOf([]))));
  await router.navigate('/dashboard/reservations/archive');
  await waitFor(() => expect(document.title).toMatch(/^Archives – /));
  await screen.findByRole('heading', { level: 1, name: 'Archives' });
});

it('offers nothing about the screen where the browser cannot keep it on', async () => {
  await openList();
  expect(screen.queryByRole('switch', { name: 'Garder l’écran allumé' })).toBeNull();
});

describe('where the browser can', () => {
  const release = vi.fn(() => Promise.resolve());
  const request = vi.fn(() => Promise.resolve({ release }));

  beforeEach(() => Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true }));
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'wakeLock');
  });

  it('keeps the screen on while asked to, asks again when the page is back, and lets go', async () => {
    request.mockImplementation(() => Promise.resolve({ release }));
    release.mockImplementation(() => Promise.resolve());
    const { user } = await openList();
    const awake = screen.getByRole('switch', { name: 'Garder l’écran allumé' });
    await user.click(awake);
    expect(request).toHaveBeenCalledExactlyOnceWith('screen');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(request).toHaveBeenCalledTimes(2);
    await user.click(awake);
    await waitFor(() => expect(release).toHaveBeenCalledOnce());
  });

  it('goes on without when the browser refuses', async () => {
    request.mockImplementation(() => Promise.reject(new DOMException('low battery', 'NotAllowedError')));
    const { user } = await openList();
    const awake = screen.getByRole('switch', { name: 'Garder l’écran allumé' });
    await user.click(awake);
    await user.click(awake);
    expect(awake).not.toBeChecked();
  });
});
