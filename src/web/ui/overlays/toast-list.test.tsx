import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ShownToast, ToastList } from './toast-list.tsx';

function Page({ toast }: { toast: ShownToast }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([toast]);
  const close = (id: number) => setToasts((before) => before.filter((shown) => shown.id !== id));
  return (
    <>
      <button type="button">Page</button>
      <ToastList label="Messages" closeLabel="Fermer" toasts={toasts} onClose={close} />
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('stays for ten seconds', () => {
  render(<Page toast={{ id: 1, text: 'Arrivée notée' }} />);

  wait(9_999);
  expect(screen.getByRole('region', { name: 'Messages' })).toHaveTextContent('Arrivée notée');

  wait(1);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('stays until it is closed when it tells of an error', () => {
  render(<Page toast={{ id: 1, text: 'Impossible', tone: 'error' }} />);

  wait(60_000);
  expect(screen.getByText('Impossible')).toBeInTheDocument();

  press('Fermer');
  expect(screen.queryByText('Impossible')).not.toBeInTheDocument();
});

it.each([
  { by: 'the pointer', stay: fireEvent.pointerEnter, leave: fireEvent.pointerLeave },
  { by: 'the focus', stay: fireEvent.focus, leave: fireEvent.blur },
])('stays under $by, and counts anew afterwards', ({ stay, leave }) => {
  render(<Page toast={{ id: 1, text: 'Arrivée notée' }} />);
  const words = screen.getByText('Arrivée notée');

  stay(words);
  wait(60_000);
  expect(words).toBeInTheDocument();

  leave(words);
  wait(9_999);
  expect(words).toBeInTheDocument();
  wait(1);
  expect(words).not.toBeInTheDocument();
});

it('does what it offers, and leaves', () => {
  const undo = vi.fn();
  render(<Page toast={{ id: 1, text: 'Arrivée notée', action: { label: 'Rétablir', onAct: undo } }} />);

  press('Rétablir');

  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('gives the focus back to where it came from', () => {
  render(<Page toast={{ id: 1, text: 'Arrivée notée' }} />);
  const origin = screen.getByRole('button', { name: 'Page' });
  act(() => origin.focus());

  act(() => screen.getByRole('button', { name: 'Fermer' }).focus());
  press('Fermer');

  expect(origin).toHaveFocus();
});
