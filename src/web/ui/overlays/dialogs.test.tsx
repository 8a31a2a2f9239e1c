import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import { Sheet } from './sheet.tsx';

type OpenerProps = { children: (open: boolean, close: () => void) => ReactNode };

function Opener({ children }: OpenerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ouvrir
      </button>
      {children(open, () => setOpen(false))}
    </>
  );
}

async function openWith(children: OpenerProps['children']) {
  render(<Opener>{children}</Opener>);
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
}

it('opens a dialog on its title, and gives the focus back when it closes', async () => {
  await openWith((open, close) => (
    <Dialog open={open} onClose={close} title="Détails" closeLabel="Fermer">
      Deux services
    </Dialog>
  ));
  expect(screen.getByRole('dialog', { name: 'Détails' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Détails' })).toHaveFocus();

  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ouvrir' })).toHaveFocus();
});

it('closes a drawer by Escape and by pressing beside it, not by pressing inside', async () => {
  const closed = vi.fn();
  await openWith((open, close) => {
    closed.mockImplementation(close);
    return (
      <Drawer open={open} onClose={closed} title="Pédicure" closeLabel="Fermer" footer="Ajouter">
        <p>Une heure de soin</p>
      </Drawer>
    );
  });

  await userEvent.click(screen.getByText('Une heure de soin'));
  expect(closed).not.toHaveBeenCalled();

  await userEvent.keyboard('{Escape}');
  expect(closed).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
  await userEvent.click(screen.getByRole('dialog', { name: 'Pédicure' }));
  expect(closed).toHaveBeenCalledTimes(2);
});

it.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
])('keeps a %s open that a double press opens, whose second press falls beside it', async (_what, Overlay) => {
  await openWith((open, close) => (
    <Overlay open={open} onClose={close} title="Pédicure" closeLabel="Fermer" footer="Ajouter">
      Une heure de soin
    </Overlay>
  ));
  fireEvent.mouseDown(screen.getByRole('dialog', { name: 'Pédicure' }), { detail: 2 });
  expect(screen.getByRole('dialog', { name: 'Pédicure' })).toBeVisible();
});

it('keeps a sheet open that a double press opens, and closes it by a press beside it', async () => {
  await openWith((open, close) => (
    <Sheet open={open} onClose={close} title="Calendrier" anchor="--mois">
      Juin
    </Sheet>
  ));
  fireEvent.mouseDown(screen.getByRole('dialog', { name: 'Calendrier' }), { detail: 2 });
  expect(screen.getByRole('dialog', { name: 'Calendrier' })).toBeVisible();
  fireEvent.mouseDown(screen.getByRole('dialog', { name: 'Calendrier' }), { detail: 1 });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('asks with the safe answer first, and takes Escape for it', async () => {
  const confirm = vi.fn();
  const texts = { keepLabel: 'Garder le rendez-vous', confirmLabel: 'Annuler le rendez-vous', closeLabel: 'Fermer' };
  await openWith((open, close) => (
    <ConfirmDialog open={open} title="Annuler ce rendez-vous?" {...texts} onKeep={close} onConfirm={confirm}>
      Jeudi 9 juillet, 10 h 30
    </ConfirmDialog>
  ));
  const question = screen.getByRole('alertdialog', { name: 'Annuler ce rendez-vous?' });
  expect(question).toHaveAccessibleDescription('Jeudi 9 juillet, 10 h 30');
  expect(screen.getByRole('button', { name: 'Garder le rendez-vous' })).toHaveFocus();

  await userEvent.keyboard('{Escape}');

  expect(confirm).not.toHaveBeenCalled();
  expect(question).not.toBeInTheDocument();
});

it('does what was confirmed', async () => {
  const confirm = vi.fn();
  const texts = { title: 'Supprimer?', keepLabel: 'Non', confirmLabel: 'Oui', closeLabel: 'Fermer' };
  render(<ConfirmDialog open {...texts} onKeep={vi.fn()} onConfirm={confirm} />);

  await userEvent.click(screen.getByRole('button', { name: 'Oui' }));

  expect(confirm).toHaveBeenCalledOnce();
});
