import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { SelectField } from '../choices/select-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SearchField } from './search-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

it('reads a field with its hint', () => {
  render(<TextField label="Courriel" hint="Pour la confirmation" note="facultatif" />);

  const input = screen.getByRole('textbox', { name: 'Courriel' });
  expect(input).toHaveAccessibleDescription('Pour la confirmation');
  expect(input).not.toBeInvalid();
});

it('reads the error first, and marks the field invalid', () => {
  render(<TextArea label="Commentaire" hint="Facultatif" error="Trop long" />);

  const area = screen.getByRole('textbox', { name: 'Commentaire' });
  expect(area).toBeInvalid();
  expect(area).toHaveAccessibleDescription('Trop long Facultatif');
});

it('offers the options of a select', async () => {
  const change = vi.fn();
  const options = [
    { value: 'fr', label: 'Français' },
    { value: 'en', label: 'English' },
  ];
  render(<SelectField label="Langue" options={options} defaultValue="fr" onChange={(e) => change(e.target.value)} />);

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Langue' }), 'English');

  expect(change).toHaveBeenCalledWith('en');
});

it('shows and hides a password', async () => {
  const texts = { showLabel: 'Afficher le mot de passe', hideLabel: 'Masquer le mot de passe' };
  render(<PasswordField label="Mot de passe" autoComplete="current-password" {...texts} />);
  const input = screen.getByLabelText('Mot de passe');

  await userEvent.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));
  expect(input).toHaveAttribute('type', 'text');

  await userEvent.click(screen.getByRole('button', { name: 'Masquer le mot de passe' }));
  expect(input).toHaveAttribute('type', 'password');
});

function Search() {
  const [text, setText] = useState('gel');
  return <SearchField label="Rechercher" clearLabel="Effacer" value={text} onValueChange={setText} />;
}

it('clears a search and returns to it', async () => {
  render(<Search />);

  await userEvent.click(screen.getByRole('button', { name: 'Effacer' }));

  expect(screen.getByRole('searchbox', { name: 'Rechercher' })).toHaveValue('');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Effacer' })).not.toBeInTheDocument();
});
