import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ErrorSummary } from '../fields/error-summary.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Checkbox } from './checkbox.tsx';
import { RadioCards } from './radio-cards.tsx';
import { Stepper } from './stepper.tsx';
import { Switch } from './switch.tsx';

it('ticks a box by its words', async () => {
  render(<Checkbox label="Garder ma session ouverte" hint="À éviter sur un appareil partagé" />);

  await userEvent.click(screen.getByText('Garder ma session ouverte'));

  const box = screen.getByRole('checkbox', { name: 'Garder ma session ouverte' });
  expect(box).toBeChecked();
  expect(box).toHaveAccessibleDescription('À éviter sur un appareil partagé');
});

it('switches at once', async () => {
  const change = vi.fn();
  render(<Switch label="Mise à jour automatique" onChange={(event) => change(event.target.checked)} />);

  await userEvent.click(screen.getByRole('switch', { name: 'Mise à jour automatique' }));

  expect(change).toHaveBeenCalledWith(true);
});

it('chooses one card of a group, and not when a button inside is pressed', async () => {
  const choose = vi.fn();
  const options = [
    { value: '1', title: 'La Pyramide', description: '2360, chemin Sainte-Foy' },
    { value: '2', title: 'Plaza Laval', footer: <button type="button">Plus d’infos</button> },
  ];
  render(<RadioCards legend="Adresse" options={options} value={null} onValueChange={choose} />);
  expect(screen.getByRole('radio', { name: 'La Pyramide' })).toHaveAccessibleDescription('2360, chemin Sainte-Foy');

  await userEvent.click(screen.getByRole('button', { name: 'Plus d’infos' }));
  expect(choose).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('radio', { name: 'Plaza Laval' }));
  expect(choose).toHaveBeenCalledWith('2');
});

function Line({ start }: { start: number }) {
  const [value, setValue] = useState(start);
  const labels = { label: 'Manucure gel', decreaseLabel: 'Diminuer', increaseLabel: 'Augmenter' };
  return <Stepper {...labels} value={value} max={3} onValueChange={setValue} />;
}

function givenStepper(start: number) {
  render(<Line start={start} />);
  return {
    minus: screen.getByRole('button', { name: 'Diminuer' }),
    plus: screen.getByRole('button', { name: 'Augmenter' }),
    value: screen.getByRole('status'),
  };
}

it('counts within its limits and says the new quantity', async () => {
  const { minus, plus, value } = givenStepper(1);
  expect(minus).toBeDisabled();

  await userEvent.click(plus);

  expect(value).toHaveTextContent('2');
  expect(value).toHaveAttribute('aria-live', 'polite');
  expect(minus).toBeEnabled();
});

it('hands the focus over when the pressed button can do no more', async () => {
  const { minus, plus } = givenStepper(2);

  await userEvent.click(minus);
  expect(minus).toBeDisabled();
  expect(plus).toHaveFocus();

  await userEvent.click(plus);
  await userEvent.click(plus);
  expect(plus).toBeDisabled();
  expect(minus).toHaveFocus();
});

it('takes the focus with what is wrong, and leads to each field', async () => {
  render(
    <>
      <ErrorSummary title="Il y a un problème" problems={[{ fieldId: 'name', message: 'Entrez votre nom' }]} />
      <TextField id="name" label="Nom" error="Entrez votre nom" />
    </>,
  );
  expect(screen.getByRole('alert')).toHaveFocus();

  await userEvent.click(screen.getByRole('link', { name: 'Entrez votre nom' }));

  expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveFocus();
});
