import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { SkipLink } from './skip-link.tsx';
import { StepBar } from './step-bar.tsx';

const STEPS = [
  { key: 'location', label: 'Location', state: 'done', to: '/reservation-location' },
  { key: 'date', label: 'Date', state: 'current', to: '/reservation-date' },
  { key: 'info', label: 'Client Info', state: 'upcoming' },
] as const;

it('links to the steps that can be gone to, and marks the current one', () => {
  render(
    <MemoryRouter>
      <StepBar label="Étapes" summary="Étape 2 de 3 : Date" doneWord="terminée" steps={STEPS} />
    </MemoryRouter>,
  );

  const bar = screen.getByRole('navigation', { name: 'Étapes' });
  expect(within(bar).getByRole('link', { name: 'Location, terminée' })).toHaveAttribute(
    'href',
    '/reservation-location',
  );
  expect(within(bar).getAllByRole('link')).toHaveLength(1);
  expect(within(bar).getByText('Date').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(within(bar).getByText('Client Info').closest('li')).not.toHaveAttribute('aria-current');
});

it('fills the segments of the steps before the current one, and half of its own', () => {
  render(
    <MemoryRouter>
      <StepBar label="Étapes" summary="Étape 2 de 3 : Date" doneWord="terminée" steps={STEPS} />
    </MemoryRouter>,
  );

  const segments =
    screen.getByRole('navigation', { name: 'Étapes' }).querySelector(':scope > [aria-hidden]')?.children ?? [];
  expect([...segments].map(({ className }) => /past|half/.exec(className)?.[0])).toEqual(['past', 'half', undefined]);
});

it('opens the list of the steps from the line that a telephone shows', async () => {
  render(
    <MemoryRouter>
      <StepBar label="Étapes" summary="Étape 2 de 3 : Date" doneWord="terminée" steps={STEPS} />
    </MemoryRouter>,
  );
  const line = screen.getByRole('button', { name: 'Étape 2 de 3 : Date' });
  expect(line).toHaveAttribute('aria-expanded', 'false');

  await userEvent.click(line);

  expect(line).toHaveAttribute('aria-expanded', 'true');
});

it('leads past the menus', () => {
  render(<SkipLink targetId="content">Aller au contenu</SkipLink>);

  expect(screen.getByRole('link', { name: 'Aller au contenu' })).toHaveAttribute('href', '#content');
});
