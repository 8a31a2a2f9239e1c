import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Combobox } from './combobox.tsx';

const PEOPLE = [
  { key: 'a', label: 'Camille Tremblay', description: '418 555-0123' },
  { key: 'b', label: 'Camille Roy', description: '581 555-0177' },
  { key: 'c', label: 'Ana Pérez' },
];

function ClientField({ onSelect, error }: { onSelect: (key: string) => void; error?: string }) {
  const [typed, setTyped] = useState('');
  const fitting = PEOPLE.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()));
  const select = (key: string) => {
    onSelect(key);
    setTyped(PEOPLE.find((person) => person.key === key)?.label ?? '');
  };
  const texts = { label: 'Client', hint: 'Nom ou téléphone', emptyText: 'Aucun résultat', error };
  return <Combobox {...texts} value={typed} onValueChange={setTyped} items={fitting} onSelect={select} />;
}

it('proposes while one types, and takes the one chosen by keys', async () => {
  const select = vi.fn();
  render(<ClientField onSelect={select} />);
  const input = screen.getByRole('combobox', { name: 'Client' });
  expect(input).toHaveAccessibleDescription('Nom ou téléphone');

  await userEvent.type(input, 'cam');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Camille Tremblay 418 555-0123',
    'Camille Roy 581 555-0177',
  ]);

  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(select).toHaveBeenCalledExactlyOnceWith('b');
  expect(input).toHaveValue('Camille Roy');
});

it('keeps a name that nobody has yet', async () => {
  const select = vi.fn();
  render(<ClientField onSelect={select} />);
  const input = screen.getByRole('combobox', { name: 'Client' });

  await userEvent.type(input, 'Zoé');
  expect(screen.getByText('Aucun résultat')).toBeInTheDocument();

  await userEvent.tab();
  expect(input).toHaveValue('Zoé');
  expect(select).not.toHaveBeenCalled();
});

it('says what is wrong', () => {
  render(<ClientField onSelect={vi.fn()} error="Entrez un nom" />);

  const input = screen.getByRole('combobox', { name: 'Client' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(expect.stringContaining('Entrez un nom'));
});
