import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Badge } from './badge.tsx';
import { Chip } from './chip.tsx';
import { EmptyState } from './empty-state.tsx';
import { InfoStrip } from './info-strip.tsx';
import { Loading } from './loading.tsx';
import { StatusChip } from './status-chip.tsx';

afterEach(() => {
  vi.useRealTimers();
});

it('says nothing of a short wait, and speaks of a long one', () => {
  vi.useFakeTimers();
  render(<Loading label="Chargement…" />);

  act(() => vi.advanceTimersByTime(299));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
});

it.each(['pending', 'present', 'done', 'cancel'] as const)('shows %s with a picture and the word given', (status) => {
  const { container } = render(<StatusChip status={status} word="mot" />);

  expect(screen.getByText('mot')).toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

it('takes a filter away', async () => {
  const remove = vi.fn();
  render(
    <Chip onRemove={remove} removeLabel="Retirer le filtre Plaza Laval">
      Plaza Laval
    </Chip>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Retirer le filtre Plaza Laval' }));

  expect(remove).toHaveBeenCalledOnce();
});

it('shows a count only when there is something to count', () => {
  const { rerender } = render(<Badge count={3} />);
  expect(screen.getByText('3')).toBeInTheDocument();

  rerender(<Badge count={0} />);
  expect(screen.queryByText('0')).not.toBeInTheDocument();
});

it('speaks up for an error, with a way to try again', async () => {
  const close = vi.fn();
  render(
    <InfoStrip
      tone="danger"
      role="alert"
      action={<button type="button">Réessayer</button>}
      onClose={close}
      closeLabel="Fermer"
    >
      Le service ne répond pas.
    </InfoStrip>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Le service ne répond pas.');

  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));

  expect(close).toHaveBeenCalledOnce();
});

it('offers one thing to do where there is nothing', () => {
  render(<EmptyState title="Votre panier est vide" action={<a href="/reservation-services">Voir les services</a>} />);

  expect(screen.getByRole('heading', { name: 'Votre panier est vide' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Voir les services' })).toBeInTheDocument();
});
