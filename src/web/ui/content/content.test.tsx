import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Logo } from '../art/logo.tsx';
import { initialsOf } from './avatar.tsx';
import { Card } from './card.tsx';
import { Disclosure } from './disclosure.tsx';
import { PageHeading } from './page-heading.tsx';
import { PriceLines } from './price-lines.tsx';
import { Ticket } from './ticket.tsx';

it('lists amounts with what they are for', () => {
  const lines = [
    { key: 'subtotal', label: 'Sous-total', amount: '110,00 $' },
    { key: 'gst', label: 'TPS (5 %)', amount: '5,50 $' },
  ];
  render(<PriceLines lines={lines} total={{ label: 'Total', amount: '126,47 $', note: 'payable sur place' }} />);

  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Sous-total',
    'TPS (5 %)',
    'Total',
  ]);
  expect(
    screen
      .getAllByRole('definition')
      .slice(-2)
      .map(({ textContent }) => textContent),
  ).toEqual(['126,47 $', 'payable sur place']);
});

it('gives a page one heading that can take the focus', () => {
  render(<PageHeading title="Votre panier" eyebrow="Étape 3" lead="Vérifiez." />);

  screen.getByRole('heading', { level: 1, name: 'Votre panier' }).focus();

  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('says the date of a ticket as one date', () => {
  render(
    <Ticket
      day={{ dateTime: '2026-07-09', weekday: 'jeudi', number: '9', month: 'juillet', year: '2026' }}
      time="10 h 30"
      until="fin vers 11 h 20"
      picture={null}
    >
      <p>Manucure gel</p>
    </Ticket>,
  );

  const date = screen.getByRole('time');
  expect(date).toHaveTextContent('jeudi 9 juillet');
  expect(date).toHaveAttribute('datetime', '2026-07-09');
});

it('opens a disclosure by its line', async () => {
  render(<Disclosure summary="Faut-il payer en ligne?">Non, sur place.</Disclosure>);
  expect(screen.getByText('Non, sur place.')).not.toBeVisible();

  await userEvent.click(screen.getByText('Faut-il payer en ligne?'));

  expect(screen.getByText('Non, sur place.')).toBeVisible();
});

it('lets a card be an article with a name', () => {
  render(
    <Card as="article" aria-label="Manucure gel">
      45 min
    </Card>,
  );

  expect(screen.getByRole('article', { name: 'Manucure gel' })).toHaveTextContent('45 min');
});

it('shows the name of the house beside its mark', () => {
  render(<Logo name="Lunule" />);

  expect(screen.getByText('Lunule')).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

describe('initialsOf', () => {
  it.each([
    ['Camille Tremblay', 'CT'],
    ['Marie-Ève de la Durantaye', 'MD'],
    ['émilie', 'É'],
    ['  Maï  Nguyễn ', 'MN'],
    ['', ''],
  ])('takes from %j the letters %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
