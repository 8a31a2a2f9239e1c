import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { AnchorButton, LinkButton } from './link-button.tsx';

it('does what it says when pressed, and never submits unless told so', async () => {
  const press = vi.fn();
  const submit = vi.fn();
  render(
    <form onSubmit={submit}>
      <Button onClick={press}>Continuer</Button>
    </form>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));

  expect(press).toHaveBeenCalledOnce();
  expect(submit).not.toHaveBeenCalled();
});

it('says beside it why it is disabled, and is read with that reason', () => {
  render(
    <Button disabled disabledReason="Choisissez une heure.">
      Continuer
    </Button>,
  );

  const button = screen.getByRole('button', { name: 'Continuer' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Choisissez une heure.');
  expect(screen.getByText('Choisissez une heure.')).toBeVisible();
});

it('gives no reason while it can be pressed', () => {
  render(<Button disabledReason="Choisissez une heure.">Continuer</Button>);

  expect(screen.queryByText('Choisissez une heure.')).not.toBeInTheDocument();
});

it('keeps its name while it works, and cannot be pressed twice', async () => {
  const press = vi.fn();
  render(
    <Button loading onClick={press}>
      Valider
    </Button>,
  );

  const button = screen.getByRole('button', { name: 'Valider' });
  await userEvent.click(button);

  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(press).not.toHaveBeenCalled();
});

it('names a button that shows only a picture', () => {
  render(<IconButton label="Retirer" icon={<svg aria-hidden="true" />} />);

  expect(screen.getByRole('button', { name: 'Retirer' })).toBeInTheDocument();
});

it('leads to another page as a link', () => {
  render(
    <MemoryRouter>
      <LinkButton to="/helps">Aide</LinkButton>
      <AnchorButton href="tel:+14185550123">418 555-0123</AnchorButton>
    </MemoryRouter>,
  );

  expect(screen.getByRole('link', { name: 'Aide' })).toHaveAttribute('href', '/helps');
  expect(screen.getByRole('link', { name: '418 555-0123' })).toHaveAttribute('href', 'tel:+14185550123');
});
