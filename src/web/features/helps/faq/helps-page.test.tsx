import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '#contract/paths.ts';
import type { Help } from '#contract/schemas/helps.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { publicSettings } from '../../../testing/salon.ts';

function help(number: number, question: string, answer = 'Oui.'): Help {
  return { _id: `00000000-0000-4000-8000-00000000000${number}`, question, answer, status: 'public' };
}

const PAYING = help(1, 'Faut-il payer en réservant?', 'Non, vous payez au salon.');
const MANY = [PAYING, ...[2, 3, 4, 5, 6, 7].map((number) => help(number, `Question ${number}?`))];

const answers = (helps: Help[]) => http.get('*/api/helps/public', () => HttpResponse.json(helps));
const api = fakeApi(
  http.get('*/api/settings/public', () => HttpResponse.json(publicSettings())),
  answers(MANY),
);

const question = (text: string) => screen.findByText(text);
const isOpen = (element: HTMLElement) => element.closest('details')?.open;

describe('the help page', () => {
  it('keeps each answer behind its question', async () => {
    await openSite(paths.helps);
    const summary = await question(PAYING.question);
    expect(isOpen(summary)).toBe(false);
    await userEvent.click(summary);
    expect(isOpen(summary)).toBe(true);
    expect(screen.getByText(PAYING.answer)).toBeVisible();
  });

  it('opens the question that the address names', async () => {
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = scrolled;
    await openSite(`${paths.helps}#${PAYING._id}`);
    expect(isOpen(await question(PAYING.question))).toBe(true);
    expect(scrolled).toHaveBeenCalledOnce();
  });

  it('finds questions by their words and by those of the answer, without regard to accents', async () => {
    await openSite(paths.helps);
    const search = await screen.findByRole('searchbox', { name: 'Chercher dans les questions' });
    await userEvent.type(search, 'reservant');
    expect(screen.getByText('1 question trouvée')).toBeVisible();
    expect(screen.queryByText('Question 2?')).toBeNull();

    await userEvent.clear(search);
    await userEvent.type(search, 'au salon');
    expect(screen.getByText(PAYING.question)).toBeVisible();
  });

  it('says that nothing was found, and takes the search back', async () => {
    await openSite(paths.helps);
    await userEvent.type(await screen.findByRole('searchbox'), 'licorne');
    expect(screen.getByRole('heading', { name: /^Aucun résultat pour .*licorne/ })).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Effacer la recherche' })[0] ?? document.body);
    expect(screen.getByText('Question 7?')).toBeVisible();
  });

  it('has no search while all can be read at a glance', async () => {
    api.use(answers(MANY.slice(0, 6)));
    await openSite(paths.helps);
    await question('Question 6?');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('asks to be written to when there is no question yet', async () => {
    api.use(answers([]));
    await openSite(paths.helps);
    expect(await screen.findByRole('heading', { name: 'Aucune question pour le moment. Écrivez-nous.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Nous écrire' })).toHaveAttribute('href', 'mailto:bonjour@lunule.example');
  });

  it('shows the server’s message when the questions do not come, and tries again', async () => {
    const message = 'Le salon fait une pause.';
    api.use(http.get('*/api/helps/public', () => HttpResponse.json({ message, code: 'internal' }, { status: 500 })));
    await openSite(paths.helps);
    expect(await screen.findByRole('heading', { name: message })).toBeVisible();
    api.use(answers(MANY));
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await question(PAYING.question)).toBeVisible();
  });

  it('is in the language of the page, and marks as French what was not translated', async () => {
    api.use(answers([{ ...PAYING, questionEn: 'Do I pay when I book?', answerEn: null }, help(2, 'Où?')]));
    await openSite(paths.helps, { language: 'en' });
    expect((await question('Do I pay when I book?')).closest('[lang]')).not.toHaveAttribute('lang', 'fr-CA');
    expect(screen.getByText(PAYING.answer)).toHaveAttribute('lang', 'fr-CA');
    expect(screen.getByText('Où?')).toHaveAttribute('lang', 'fr-CA');
    expect(screen.queryByRole('radio', { name: 'Español' })).toBeNull();
  });

  it('offers Spanish where the salon answers in it, and searches what is shown', async () => {
    const spanish = { ...PAYING, questionEs: '¿Hay que pagar al reservar?', answerEs: 'No, se paga en el salón.' };
    api.use(answers([spanish, ...MANY.slice(1)]));
    await openSite(paths.helps);
    await userEvent.click(await screen.findByRole('radio', { name: 'Español' }));
    expect(screen.getByText('¿Hay que pagar al reservar?')).toHaveAttribute('lang', 'es');
    await userEvent.type(screen.getByRole('searchbox'), 'salon');
    expect(screen.getByText('¿Hay que pagar al reservar?')).toBeVisible();
    expect(screen.queryByText('Question 2?')).toBeNull();
  });
});
