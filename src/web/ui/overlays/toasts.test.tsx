import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider } from './toast-provider.tsx';
import { type ToastText, useToast } from './toast-queue.ts';

function Teller({ toast }: { toast: ToastText }) {
  const show = useToast();
  return (
    <button type="button" onClick={() => show(toast)}>
      {toast.message}!
    </button>
  );
}

const undo = vi.fn();
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  undo.mockClear();
  const undoable = { message: 'Arrivée notée', action: { label: 'Rétablir', onAction: undo } };
  render(
    <ToastProvider closeLabel="Fermer">
      <Teller toast={undoable} />
      <Teller toast={{ message: 'Deuxième' }} />
      <Teller toast={{ message: 'Troisième' }} />
    </ToastProvider>,
  );
});

afterEach(() => {
  vi.useRealTimers();
});

it('speaks from a place that was there before, and for ten seconds', () => {
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();

  press('Arrivée notée!');
  wait(9_999);
  expect(region).toHaveTextContent('Arrivée notée');

  wait(1);
  expect(region).toBeEmptyDOMElement();
});

it.each([
  { by: 'pointing at it', stay: fireEvent.pointerEnter, leave: fireEvent.pointerLeave },
  { by: 'the focus', stay: fireEvent.focus, leave: fireEvent.blur },
])('stays under $by, and counts anew afterwards', ({ stay, leave }) => {
  press('Deuxième!');
  const words = screen.getByText('Deuxième');

  stay(words);
  wait(60_000);
  expect(words).toBeInTheDocument();

  leave(words);
  wait(9_999);
  expect(words).toBeInTheDocument();
  wait(1);
  expect(words).not.toBeInTheDocument();
});

it('takes back what was done', () => {
  press('Arrivée notée!');

  press('Rétablir');

  expect(undo).toHaveBeenCalledOnce();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('gives the focus back to where it came from', () => {
  press('Deuxième!');
  const origin = screen.getByRole('button', { name: 'Deuxième!' });
  act(() => origin.focus());

  act(() => screen.getByRole('button', { name: 'Fermer' }).focus());
  press('Fermer');

  expect(origin).toHaveFocus();
});

it('shows two at most, the newest', () => {
  press('Arrivée notée!');
  press('Deuxième!');
  press('Troisième!');

  const region = screen.getByRole('status');
  expect(region).not.toHaveTextContent('Arrivée notée');
  expect(region).toHaveTextContent('Deuxième');
  expect(region).toHaveTextContent('Troisième');
});
