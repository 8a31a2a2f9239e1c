import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Calendar } from './calendar.tsx';
import type { CalendarDay } from './calendar-day.tsx';

const WORDS = {
  full: 'Complet',
  late: 'Trop tard',
  closed: 'Fermé',
  today: 'aujourd’hui',
  selected: 'choisi',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  legendFree: 'Libre',
  legendFull: 'Complet',
  legendClosed: 'Fermé',
};

const DAYS = new Map<string, CalendarDay>([
  ['2026-07-11', { state: 'full' }],
  ['2026-07-07', { state: 'outside', reason: 'Passé' }],
  ['2026-07-14', { state: 'late' }],
  ['2026-07-22', { state: 'closed', reason: 'Fermé : inventaire' }],
]);

function Picker({ onChoose, locale }: { onChoose: (date: string) => void; locale: 'fr-FR' | 'en-US' }) {
  const [value, setValue] = useState<string | null>('2026-07-09');
  const choose = (date: string) => {
    setValue(date);
    onChoose(date);
  };
  return (
    <Calendar
      label="Date du rendez-vous"
      locale={locale}
      value={value}
      onValueChange={choose}
      min="2026-07-08"
      max="2026-09-06"
      today="2026-07-08"
      dayOf={(date) => DAYS.get(date) ?? { state: 'free' }}
      dayName={(date) => `le ${date}`}
      texts={WORDS}
    />
  );
}

function givenCalendar(locale: 'fr-FR' | 'en-US' = 'fr-FR') {
  const choose = vi.fn();
  render(<Picker onChoose={choose} locale={locale} />);
  return choose;
}

function day(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

it('begins its weeks on Monday', () => {
  givenCalendar();

  const heads = within(screen.getByRole('grid')).getAllByText(/^(lun|mar|mer|jeu|ven|sam|dim)\.$/);
  expect(heads.map(({ textContent }) => textContent)).toEqual(['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.']);
});

it('says of each day what is the matter first', () => {
  givenCalendar();

  expect(day('le 2026-07-08, aujourd’hui')).toBeInTheDocument();
  expect(day('le 2026-07-09, choisi')).toBeInTheDocument();
  expect(day('Trop tard, le 2026-07-14')).not.toHaveAttribute('aria-disabled');
  expect(day('Complet, le 2026-07-11')).not.toHaveAttribute('aria-disabled');
  expect(day('Fermé : inventaire, le 2026-07-22')).toHaveAttribute('aria-disabled', 'true');
  expect(day('Passé, le 2026-07-07')).toHaveAttribute('aria-disabled', 'true');
});

it('chooses a free day and a full one, never a closed or past one', async () => {
  const choose = givenCalendar();

  for (const name of [
    'Fermé : inventaire, le 2026-07-22',
    'Passé, le 2026-07-07',
    'Complet, le 2026-07-11',
    'le 2026-07-15',
  ]) {
    await userEvent.click(day(name));
  }

  expect(choose.mock.calls).toEqual([['2026-07-11'], ['2026-07-15']]);
});

it('moves by keys, over the end of a month too', async () => {
  const choose = givenCalendar();
  await userEvent.click(day('le 2026-07-15'));

  await userEvent.keyboard('{PageDown}{ArrowRight}{ArrowDown}{Enter}');

  expect(choose).toHaveBeenLastCalledWith('2026-08-23');
});

it('shows the months of the window only, and keeps the focus on an arrow that leads nowhere', async () => {
  givenCalendar('en-US');
  const next = screen.getByRole('button', { name: 'Mois suivant' });
  expect(screen.getByRole('button', { name: 'Mois précédent' })).toHaveAttribute('aria-disabled', 'true');

  await userEvent.click(next);
  await userEvent.click(next);
  await userEvent.click(next);

  expect(screen.getByText('September 2026', { selector: 'p' })).toBeInTheDocument();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveFocus();
});
