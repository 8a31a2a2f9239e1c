import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeI18n } from '../i18n/make-i18n.ts';
import { type Toast, useToasts } from '../shared/use-toasts.ts';
import { ToastsProvider } from './toasts.tsx';

afterEach(() => vi.useRealTimers());

let show: (toast: Toast) => void;

function Page() {
  show = useToasts().show;
  return <p>Page</p>;
}

beforeEach(async () => {
  const i18n = await makeI18n('fr');
  vi.useFakeTimers();
  render(
    <I18nextProvider i18n={i18n}>
      <ToastsProvider>
        <Page />
      </ToastsProvider>
    </I18nextProvider>,
  );
});

const shown = () => screen.queryByRole('region', { name: 'Messages' });

describe('a toast', () => {
  it('is said by the live region that stood there before it', () => {
    const region = screen.getByRole('status');
    act(() => show({ text: 'Retirée du panier' }));
    expect(region).toHaveTextContent('Retirée du panier');
  });

  it('leaves by itself after ten seconds', () => {
    act(() => show({ text: 'Enregistré' }));
    act(() => vi.advanceTimersByTime(9_999));
    expect(shown()).toHaveTextContent('Enregistré');
    act(() => vi.advanceTimersByTime(1));
    expect(shown()).toBeNull();
  });

  it('waits while somebody points at it', () => {
    act(() => show({ text: 'Enregistré' }));
    fireEvent.pointerEnter(screen.getByText('Enregistré', { selector: 'section p' }));
    act(() => vi.advanceTimersByTime(60_000));
    expect(shown()).toBeInTheDocument();
  });

  it('stays until it is closed when it tells of an error', () => {
    act(() => show({ text: 'La mise à jour a échoué.', tone: 'error' }));
    act(() => vi.advanceTimersByTime(60_000));
    fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(shown()).toBeNull();
  });

  it('can take back what was done', () => {
    const onAct = vi.fn();
    act(() => show({ text: 'Annulé', action: { label: 'Rétablir', onAct } }));
    fireEvent.click(screen.getByRole('button', { name: 'Rétablir' }));
    expect(onAct).toHaveBeenCalledOnce();
    expect(shown()).toBeNull();
  });

  it('gives way when a third one comes', () => {
    for (const text of ['un', 'deux', 'trois']) act(() => show({ text }));
    const list = shown();
    expect(
      list &&
        within(list)
          .getAllByRole('paragraph')
          .map(({ textContent }) => textContent),
    ).toEqual(['deux', 'trois']);
  });
});
