import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createBrowserRouter, Link, useSearchParams } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog.tsx';
import { LeaveDialog, useLeaveGuard } from '../leave-guard.tsx';
import { Sheet } from '../sheet.tsx';
import { letBackClose } from './back-closes.ts';
import { hearTravelFirst } from './open-overlays.ts';

const LEAVE = {
  title: 'Quitter?',
  body: 'Non enregistré.',
  stayLabel: 'Rester',
  leaveLabel: 'Quitter',
  closeLabel: 'x',
};

/** A list with a sheet, a question within it, a dialog that does not close while something is typed, and a guard. */
function ListPage() {
  const [over, setOver] = useState<'sheet' | 'note' | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState(0);
  const [query, setQuery] = useSearchParams();
  const guard = useLeaveGuard(typed !== '');
  const close = () => setOver(null);
  const closeNote = () => (typed === '' ? close() : setRefused(refused + 1));
  return (
    <>
      <h1>Liste {query.get('jour')}</h1>
      <button type="button" onClick={() => setOver('sheet')}>
        Ouvrir
      </button>
      <button type="button" onClick={() => setOver('note')}>
        Écrire
      </button>
      <Sheet open={over === 'sheet'} onClose={close} title="Feuille" anchor="--liste">
        <button type="button" onClick={() => setQuery({ jour: 'mardi' }, { replace: true })}>
          Mardi
        </button>
        <button type="button" onClick={() => setIsAsked(true)}>
          Demander
        </button>
        <button type="button" onClick={close}>
          Fermer
        </button>
        <Link to="/fiche" onClick={close}>
          Fiche
        </Link>
      </Sheet>
      <Dialog open={isAsked} onClose={() => setIsAsked(false)} title="Sûr?" closeLabel="Fermer la question" />
      <Dialog open={over === 'note'} onClose={closeNote} title="Note" closeLabel="Fermer la note">
        <p>Refusé: {refused}</p>
        <input aria-label="Texte" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Dialog>
      <LeaveDialog guard={guard} texts={LEAVE} />
    </>
  );
}

hearTravelFirst();

let end: (() => void) | undefined;

/** Loads the page that the browser stands at. */
function load() {
  const router = createBrowserRouter([
    { path: '/avant', element: <h1>Avant</h1> },
    { path: '/liste', Component: ListPage },
    { path: '/fiche', element: <h1>Fiche</h1> },
  ]);
  const endBack = letBackClose(router);
  const { unmount } = render(<RouterProvider router={router} />);
  end = () => {
    unmount();
    endBack();
    router.dispose();
  };
  return router;
}

/** Comes to the list from the page before it, as a visitor would. */
async function openList() {
  history.pushState(null, '', '/avant');
  const router = load();
  await act(() => router.navigate('/liste'));
  return router;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isAt = (name: string) => screen.findByRole('heading', { level: 1, name });
const isClosed = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => end?.());

it('closes on Back and leaves the page at the next', async () => {
  await openList();
  await press('Ouvrir');
  expect(screen.getByRole('dialog', { name: 'Feuille' })).toBeVisible();
  history.back();
  await isClosed('Feuille');
  expect(await isAt('Liste')).toBeVisible();
  history.back();
  expect(await isAt('Avant')).toBeVisible();
});

it('needs one Back to leave the page, however often its overlays were closed by their buttons', async () => {
  await openList();
  const before = history.length;
  for (const _ of [1, 2, 3]) {
    await press('Ouvrir');
    await press('Fermer');
    await isClosed('Feuille');
  }
  expect(history.length).toBe(before + 1);
  history.back();
  expect(await isAt('Avant')).toBeVisible();
});

it('closes one overlay after the other, the topmost first', async () => {
  await openList();
  await press('Ouvrir');
  await press('Demander');
  history.back();
  await isClosed('Sûr?');
  expect(screen.getByRole('dialog', { name: 'Feuille' })).toBeVisible();
  history.back();
  await isClosed('Feuille');
  history.back();
  expect(await isAt('Avant')).toBeVisible();
});

it('closes what lies beneath a question that was answered by its button', async () => {
  await openList();
  await press('Ouvrir');
  await press('Demander');
  await press('Fermer la question');
  await isClosed('Sûr?');
  history.back();
  await isClosed('Feuille');
  history.back();
  expect(await isAt('Avant')).toBeVisible();
});

it('follows a link inside, and Back from there leads to the page and then away from it', async () => {
  await openList();
  await press('Ouvrir');
  await userEvent.click(screen.getByRole('link', { name: 'Fiche' }));
  expect(await isAt('Fiche')).toBeVisible();
  history.back();
  expect(await isAt('Liste')).toBeVisible();
  history.back();
  expect(await isAt('Avant')).toBeVisible();
  history.forward();
  expect(await isAt('Liste')).toBeVisible();
});

it('jumps from the page behind a link to the page before both', async () => {
  const router = await openList();
  await press('Ouvrir');
  await userEvent.click(screen.getByRole('link', { name: 'Fiche' }));
  await isAt('Fiche');
  history.go(-2);
  expect(await isAt('Liste')).toBeVisible();
  expect(router.state.location.pathname).toBe('/liste');
  history.back();
  expect(await isAt('Avant')).toBeVisible();
});

it('keeps what was chosen in the sheet, also in the URL', async () => {
  await openList();
  await press('Ouvrir');
  await press('Mardi');
  history.back();
  await isClosed('Feuille');
  expect(await isAt('Liste mardi')).toBeVisible();
  await waitFor(() => expect(location.search).toBe('?jour=mardi'));
  await press('Ouvrir');
  await press('Fermer');
  history.back();
  expect(await isAt('Avant')).toBeVisible();
});

it('asks a dialog that keeps itself open at each Back', async () => {
  await openList();
  await press('Écrire');
  await userEvent.type(screen.getByLabelText('Texte'), 'a');
  for (const times of [1, 2]) {
    history.back();
    await screen.findByText(`Refusé: ${times}`);
    await waitFor(() => expect(history.state).toMatchObject({ overlays: 1 }));
  }
  expect(screen.getByLabelText('Texte')).toHaveValue('a');
  expect(location.pathname).toBe('/liste');
});

it('asks before unsaved changes are left, and leaves when told to', async () => {
  await openList();
  await press('Écrire');
  await userEvent.type(screen.getByLabelText('Texte'), 'a');
  history.go(-2);
  expect(await screen.findByRole('alertdialog', { name: 'Quitter?' })).toBeVisible();
  await press('Rester');
  await isClosed('Quitter?');
  expect(location.pathname).toBe('/liste');
  history.back();
  await screen.findByRole('alertdialog', { name: 'Quitter?' });
  await press('Quitter');
  expect(await isAt('Avant')).toBeVisible();
});

it('passes over the entry of a sheet that a reload has closed', async () => {
  await openList();
  await press('Ouvrir');
  end?.();
  load();
  await isAt('Liste');
  history.back();
  expect(await isAt('Avant')).toBeVisible();
});
