import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { PhoneField } from './phone-field.tsx';

type Given = { typed?: string; error?: string };

function Form({ typed = '', error, onComplete }: Given & { onComplete: () => void }) {
  const [value, setValue] = useState(typed);
  const foreignText = 'Écrivez-le dans le commentaire';
  const texts = { label: 'Téléphone', hint: '10 chiffres', validText: 'Numéro valide', foreignText, error };
  return <PhoneField {...texts} value={value} onValueChange={setValue} onComplete={onComplete} />;
}

function givenPhoneField(given: Given = {}) {
  const complete = vi.fn();
  render(<Form {...given} onComplete={complete} />);
  return { complete, input: screen.getByRole<HTMLInputElement>('textbox', { name: 'Téléphone' }) };
}

it('masks the number as it is typed and tells when the tenth digit arrives', async () => {
  const { complete, input } = givenPhoneField();

  await userEvent.type(input, '418555012');
  expect(input).toHaveValue('418-555-012');
  expect(complete).not.toHaveBeenCalled();

  await userEvent.type(input, '3');
  expect(input).toHaveValue('418-555-0123');
  expect(complete).toHaveBeenCalledOnce();
  expect(input).toHaveAccessibleDescription('10 chiffres Numéro valide');
});

it('takes a pasted number in any form', async () => {
  const { complete, input } = givenPhoneField();

  await userEvent.click(input);
  await userEvent.paste('+1 (418) 555-0123');

  expect(input).toHaveValue('418-555-0123');
  expect(complete).toHaveBeenCalledOnce();
});

it('leaves the caret where a digit was taken away, and does not move on from a number that was whole', async () => {
  const { complete, input } = givenPhoneField({ typed: '418-555-0123' });

  await userEvent.type(input, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });

  expect(input.selectionStart).toBe(3);
  expect(complete).not.toHaveBeenCalled();
});

it('shows what is wrong instead of the check mark', () => {
  const { input } = givenPhoneField({ typed: '418-555-0123', error: 'Numéro inconnu' });

  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Numéro inconnu 10 chiffres');
});

it('keeps a number of another country as it was typed, and says where it goes', async () => {
  const { complete, input } = givenPhoneField();

  await userEvent.type(input, '+33 6 12 34 56 78');

  expect(input).toHaveValue('+33 6 12 34 56 78');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Écrivez-le dans le commentaire 10 chiffres');
  expect(complete).not.toHaveBeenCalled();
});
