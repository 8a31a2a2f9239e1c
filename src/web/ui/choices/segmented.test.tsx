import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Segmented } from './segmented.tsx';

const LANGUAGES = [
  { value: 'fr', label: 'Français' },
  { value: 'es', label: 'Español', lang: 'es' },
];

function Choice() {
  const [value, setValue] = useState('fr');
  return <Segmented legend="Langue" segments={LANGUAGES} value={value} onValueChange={setValue} />;
}

it('chooses one by pressing it or by the arrows, and says what is chosen', async () => {
  render(<Choice />);
  expect(screen.getByRole('group', { name: 'Langue' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Français' })).toBeChecked();

  await userEvent.click(screen.getByText('Español'));
  expect(screen.getByRole('radio', { name: 'Español' })).toBeChecked();

  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('radio', { name: 'Français' })).toBeChecked();
});
