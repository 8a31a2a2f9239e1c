import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { ReservationStatus } from '#domain/reservations/reservation.ts';
import { clockHeard } from '../../../api/salon-clock.ts';
import { App } from '../../../app/app.tsx';
import { makeStore } from '../../../app/store.ts';
import { browserEnvironment } from '../../../browser/environment.ts';
import { makeI18n } from '../../../i18n/make-i18n.ts';
import { givenReservation } from '../../../testing/reservations.ts';
import type { Transition } from '../desk-api.ts';
import { TransitionButton, UNDO_OFFERED_MS } from './transition-button.tsx';
import { PRESS_REST_MS } from './use-press-guard.ts';

const NOW = '2026-06-03T18:00:00.000Z';
const JUST_NOW = '2026-06-03T17:58:00.000Z';
let made: Transition[];
let translator: Awaited<ReturnType<typeof makeI18n>>;
let see: (status: ReservationStatus) => void;

beforeAll(async () => {
  translator = await makeI18n('fr');
  await translator.loadNamespaces('desk');
});

beforeEach(() => {
  made = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});

afterEach(() => vi.useRealTimers());

const BEFORE = { pending: null, present: 'pending', done: 'present', cancel: 'pending' } as const;

function moved(status: ReservationStatus): Reservation {
  const from = BEFORE[status];
  return givenReservation({ status, lastMove: from && { from, at: JUST_NOW } });
}

type Server = { answerMs: number; isRefused: boolean };

/** A desk that shows a move at once, and hears from the server after `answerMs`. */
function Desk({ status, answerMs, isRefused }: Server & { status: ReservationStatus }) {
  const [visit, setVisit] = useState(() => moved(status));
  see = (now) => setVisit(moved(now));
  const onTransition = async (transition: Transition) => {
    made.push(transition);
    setVisit(moved(transition === 'restore' ? (visit.lastMove?.from ?? 'pending') : transition));
    await new Promise((resolve) => setTimeout(resolve, answerMs));
    if (isRefused) setVisit(visit);
    return !isRefused;
  };
  return (
    <TransitionButton
      visit={visit}
      nameOf={(action) => `${action}, Camille`}
      isNext={false}
      disabled={false}
      onTransition={onTransition}
    />
  );
}

function openButton(status: ReservationStatus, server: Partial<Server> = {}) {
  const store = makeStore(browserEnvironment(translator));
  store.dispatch(clockHeard(NOW));
  render(
    <App translator={translator} store={store}>
      <Desk status={status} answerMs={30} isRefused={false} {...server} />
    </App>,
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = () => fireEvent.click(screen.getByRole('button'));

const BUTTONS = [
  ['Attend/Pending', 'pending', 'present'],
  ['Fait/ Done', 'present', 'done'],
  ['Rétablir', 'done', 'restore'],
  ['Rétablir', 'cancel', 'restore'],
] as const;
const RHYTHMS = [50, 120, 300, 599, 601, 800].flatMap((delay) => [2, 3].map((presses) => [delay, presses] as const));
const CASES = BUTTONS.flatMap(([name, status, move]) =>
  RHYTHMS.flatMap(([delay, presses]) =>
    [30, 1500].map((answerMs) => ({ name, status, move, delay, presses, answerMs })),
  ),
);

it.each(CASES)('$name pressed $presses times at $delay ms, answered after $answerMs ms, is one step', async (story) => {
  openButton(story.status, story);
  expect(screen.getByRole('button')).toHaveAccessibleName(expect.stringContaining(story.name));
  for (let count = 1; count <= story.presses; count += 1) {
    press();
    await pass(story.delay);
  }
  await pass(5000);
  expect(made).toEqual([story.move]);
});

it('shows the way back where it has moved a visit, then the next step', async () => {
  openButton('pending');
  press();
  expect(screen.getByRole('button', { name: 'Rétablir, Camille' })).toHaveAttribute('aria-disabled', 'true');
  await pass(30);
  await pass(PRESS_REST_MS);
  expect(screen.getByRole('button', { name: 'Rétablir, Camille' })).toHaveAttribute('aria-disabled', 'false');
  await pass(UNDO_OFFERED_MS);
  expect(screen.getByRole('button', { name: 'Fait Fait/ Done, Camille' })).toBeVisible();
});

it('takes the move back once it has rested', async () => {
  openButton('pending');
  press();
  await pass(30);
  await pass(PRESS_REST_MS);
  press();
  await pass(5000);
  expect(made).toEqual(['present', 'restore']);
  expect(screen.getByRole('button', { name: 'Arrivée Attend/Pending, Camille' })).toBeVisible();
});

it('takes no press meant for what it was before another desk changed it', async () => {
  openButton('pending');
  act(() => see('present'));
  press();
  expect(made).toEqual([]);
  await pass(2 * PRESS_REST_MS);
  press();
  expect(made).toEqual(['done']);
});

it('offers the same step again after a refusal', async () => {
  openButton('pending', { isRefused: true });
  press();
  await pass(30);
  await pass(PRESS_REST_MS);
  expect(screen.getByRole('button', { name: /^Arrivée Attend\/Pending/ })).toHaveAttribute('aria-disabled', 'false');
});
