import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { Menu } from './menu.tsx';

function givenMenu() {
  const select = vi.fn();
  const items = [
    { key: 'profile', label: 'Profil', to: '/profile' },
    { key: 'move', label: 'Déplacer', onSelect: select },
    { key: 'print', label: 'Imprimer', onSelect: select, disabled: true },
    { key: 'call', label: 'Appeler', href: 'tel:+14185550123' },
  ];
  render(
    <MemoryRouter>
      <Menu trigger="Camille" items={items} />
      <button type="button">Ailleurs</button>
    </MemoryRouter>,
  );
  return { select, button: screen.getByRole('button', { name: 'Camille' }) };
}

const item = (name: string) => screen.getByRole('menuitem', { name });

it('opens on its first item, and closes at a second press', async () => {
  const { button } = givenMenu();
  expect(button).toHaveAttribute('aria-expanded', 'false');

  await userEvent.click(button);
  expect(screen.getByRole('menu', { name: 'Camille' })).toBeInTheDocument();
  expect(item('Profil')).toHaveFocus();
  expect(item('Profil')).toHaveAttribute('href', '/profile');
  expect(item('Appeler')).toHaveAttribute('href', 'tel:+14185550123');

  await userEvent.click(button);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it.each([
  { keys: '{ArrowDown}', lands: 'Profil' },
  { keys: '{ArrowUp}', lands: 'Appeler' },
  { keys: '{ArrowDown}{ArrowDown}{ArrowDown}', lands: 'Appeler' },
  { keys: '{ArrowDown}{ArrowUp}', lands: 'Appeler' },
  { keys: '{ArrowDown}{End}{Home}', lands: 'Profil' },
  { keys: '{ArrowDown}d', lands: 'Déplacer' },
])('moves by $keys to $lands, over what is disabled', async ({ keys, lands }) => {
  const { button } = givenMenu();
  button.focus();

  await userEvent.keyboard(keys);

  expect(item(lands)).toHaveFocus();
});

it('does what is chosen and gives the focus back', async () => {
  const { button, select } = givenMenu();
  await userEvent.click(button);

  await userEvent.click(item('Déplacer'));

  expect(select).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

it('closes by Escape, and by pressing elsewhere', async () => {
  const { button } = givenMenu();
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();

  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Ailleurs' }));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
