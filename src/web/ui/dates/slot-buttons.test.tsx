import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SlotButtons } from './slot-buttons.tsx';

const GROUPS = [
  {
    key: 'morning',
    title: 'Matin',
    slots: [
      { time: '09:30', label: '9 h 30', state: 'past' },
      { time: '10:30', label: '10 h 30', state: 'free' },
    ],
  },
  {
    key: 'afternoon',
    title: 'Après-midi',
    slots: [
      { time: '13:30', label: '13 h 30', state: 'full' },
      { time: '16:30', label: '16 h 30', state: 'too_long' },
    ],
  },
  { key: 'evening', title: 'Soir', slots: [] },
] as const;
const WORDS = { full: 'complet', past: 'passé', too_long: 'trop tard', too_long_note: 'En pointillé : trop tard' };

it('groups the times, and leaves out a group without any', () => {
  render(<SlotButtons groups={GROUPS} value="10:30" onValueChange={vi.fn()} texts={WORDS} />);

  const morning = screen.getByRole('group', { name: 'Matin' });
  const chosen = within(morning).getByRole('button', { name: '10 h 30', pressed: true });
  expect(chosen).toHaveAttribute('data-time', '10:30');
  expect(chosen).toHaveValue('10:30');
  expect(screen.queryByRole('group', { name: 'Soir' })).not.toBeInTheDocument();
});

it('keeps what is past or taken in its place, and says so', () => {
  render(<SlotButtons groups={GROUPS} value={null} onValueChange={vi.fn()} texts={WORDS} />);

  expect(screen.getByRole('button', { name: '9 h 30, passé' })).toBeDisabled();
  expect(screen.getByRole('button', { name: '13 h 30, complet' })).toBeDisabled();
});

it('marks what would end too late otherwise than what is taken, and says so in words', () => {
  render(<SlotButtons groups={GROUPS} value={null} onValueChange={vi.fn()} texts={WORDS} />);

  expect(screen.getByRole('button', { name: '16 h 30, trop tard' })).toHaveAttribute('data-state', 'too_long');
  expect(screen.getByText('En pointillé : trop tard')).toBeVisible();
});

it('chooses a free time', async () => {
  const choose = vi.fn();
  render(<SlotButtons groups={GROUPS} value={null} onValueChange={choose} texts={WORDS} />);

  await userEvent.click(screen.getByRole('button', { name: '10 h 30' }));

  expect(choose).toHaveBeenCalledWith('10:30');
});
