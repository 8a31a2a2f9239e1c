import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore } from '../app/store.ts';
import { browserEnvironment } from '../browser/environment.ts';
import { clockHeard, useSalonClock, useSalonNow } from './salon-clock.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function Clock() {
  const now = useSalonNow();
  return <p>{now ? `${now.date} ${now.minutes}` : 'unknown'}</p>;
}

function givenClock() {
  const store = makeStore(browserEnvironment({ language: 'fr' }));
  const open = (page: ReactNode = <Clock />) => render(<Provider store={store}>{page}</Provider>);
  const hear = (now: string) => act(() => store.dispatch(clockHeard(now)));
  return { open, hear, clock: () => store.getState().clock };
}

const wall = () => screen.getByRole('paragraph').textContent;

it('is unknown until the server has said what time it is', () => {
  const { open, hear } = givenClock();
  open();
  expect(wall()).toBe('unknown');
  hear('2026-07-10T02:30:00.000Z');
  expect(wall()).toBe('2026-07-09 1350');
});

it('counts on from there, whatever the visitor’s clock says', () => {
  const { open, hear } = givenClock();
  open();
  hear('2026-07-10T02:30:00.000Z');
  vi.setSystemTime('2031-01-01T00:00:00Z');
  act(() => vi.advanceTimersByTime(90 * 60_000));
  expect(wall()).toBe('2026-07-10 0');
});

it('is right at once on a page that is opened later', () => {
  const { open, hear } = givenClock();
  hear('2026-07-09T14:00:00.000Z');
  vi.advanceTimersByTime(5 * 60_000);
  open();
  expect(wall()).toBe('2026-07-09 605');
});

it('is set again by a later word of the server, and left alone by one that says what it shows', () => {
  const { open, hear, clock } = givenClock();
  open();
  hear('2026-07-09T14:00:00.000Z');
  const before = clock();
  vi.advanceTimersByTime(60_000);
  hear('2026-07-09T14:01:00.900Z');
  expect(clock()).toBe(before);
  hear('2026-07-09T18:30:00.000Z');
  expect(wall()).toBe('2026-07-09 870');
});

const drawn = vi.fn();

function Row({ from }: { from: number }) {
  const isOver = useSalonClock((now) => now !== null && now.minutes >= from);
  drawn(from);
  return <p>{isOver ? 'over' : 'to come'}</p>;
}

describe('a list of five hundred rows', () => {
  const rows = Array.from({ length: 500 }, (_, index) => 601 + index);
  const list = rows.map((from) => <Row key={from} from={from} />);

  it('subscribes to one timer, and to none once it is gone', () => {
    const { open, hear } = givenClock();
    hear('2026-07-09T14:00:00.000Z');
    const { unmount } = open(list);
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('draws at a new minute only the rows whose own text changes', () => {
    const { open, hear } = givenClock();
    hear('2026-07-09T14:00:30.000Z');
    open(list);
    drawn.mockClear();
    act(() => vi.advanceTimersByTime(30_000));
    expect(drawn.mock.calls.flat()).toEqual([601]);
    act(() => vi.advanceTimersByTime(60_000));
    expect(drawn.mock.calls.flat()).toEqual([601, 602]);
  });
});
