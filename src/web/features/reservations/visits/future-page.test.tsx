import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { Language } from '#domain/languages.ts';
import { GEL, SPA } from '../../../testing/catalogue.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { givenReservation } from '../../../testing/reservations.ts';
import { publicSettings } from '../../../testing/salon.ts';
import { tokenFor } from '../../../testing/tokens.ts';

const FUTURE = '*/api/reservations/future';
const PAST = '*/api/reservations/past';
const answer = (...reservations: Reservation[]) =>
  HttpResponse.json({ reservations, page: 1, pages: 1, count: reservations.length });
const api = fakeApi(
  http.get('*/api/settings/public', () => HttpResponse.json(publicSettings())),
  http.get('*/api/services/public', () => HttpResponse.json([])),
  http.get('*/api/helps/public', () => HttpResponse.json([])),
  http.get(FUTURE, () => answer(givenReservation())),
  http.get(PAST, () => answer()),
);

const open = (language: Language = 'fr') =>
  openSite(paths.futureReservations, { language, token: tokenFor(['Client'], 'Camille Tremblay') });
const visit = async () => within(await screen.findByRole('article', { name: /^samedi 6\sjuin, 10\sh\s30$/ }));

describe('one’s own visits', () => {
  it('come after one another: the next one large, the others in rows that open, what is over last', async () => {
    const later = givenReservation({
      _id: '0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f7a12',
      reservationDate: { dateReserved: '2026-06-20', timeReserved: '14:30' },
    });
    const gone = givenReservation({
      _id: '0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f7a13',
      status: 'cancel',
      reservationDate: { dateReserved: '2026-06-05', timeReserved: '9:30' },
    });
    api.use(http.get(FUTURE, () => answer(gone, givenReservation(), later)));
    await open();
    expect((await visit()).getByText('Confirmé')).toBeInTheDocument();
    const rows = within(screen.getByRole('region', { name: 'Ensuite' })).getAllByRole('article');
    expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual([
      expect.stringMatching(/^samedi 20\sjuin, 14\sh\s30$/),
    ]);
    const over = within(screen.getByRole('region', { name: 'Terminés ou annulés' })).getByRole('article');
    expect(over).toHaveAccessibleName(expect.stringMatching(/^vendredi 5\sjuin/));
    expect(within(over).getByText('Annulé')).toBeInTheDocument();
    await userEvent.click(within(rows[0] ?? document.body).getByRole('button'));
    const panel = within(await screen.findByRole('dialog', { name: 'Votre rendez-vous' }));
    expect(panel.getByRole('button', { name: 'Annuler le rendez-vous' })).toBeInTheDocument();
    expect(panel.getByRole('button', { name: 'Calendrier' })).toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'Appeler' })).toHaveAttribute('href', 'tel:+14185550123');
  });

  it('warn of another at the same time', async () => {
    const other = givenReservation({
      _id: '0b0f4c53-6c1c-4a0e-9d6c-0d6a4d1f7a12',
      reservationDate: { dateReserved: '2026-06-06', timeReserved: '11:00' },
      endTime: '11:45',
    });
    api.use(http.get(FUTURE, () => answer(givenReservation(), other)));
    await open();
    await visit();
    expect(screen.getAllByText('En même temps qu’un autre')).toHaveLength(2);
  });

  it('offer the last one again, with its colour', async () => {
    const last = { status: 'done', reservationDate: { dateReserved: '2026-05-07', timeReserved: '10:30' } } as const;
    api.use(
      http.get(PAST, () =>
        answer(
          givenReservation({ ...last, status: 'cancel' }),
          givenReservation({ ...last, colorNote: 'Rouge Opéra' }),
        ),
      ),
    );
    await open();
    const again = within(await screen.findByRole('region', { name: 'Comme la dernière fois?' }));
    expect(again.getByText('Rouge Opéra')).toBeInTheDocument();
    expect(again.getByRole('button', { name: /^Réserver de nouveau, jeudi 7\smai/ })).toBeInTheDocument();
  });

  it('say when, where and in how many days', async () => {
    await open();
    const article = await visit();
    expect(await article.findByText('Dans 3 jours')).toBeInTheDocument();
    expect(article.getByRole('heading', { name: 'Manucure gel' })).toBeInTheDocument();
    expect(article.getByText(/^La Pyramide ·/)).toHaveTextContent('La Pyramide · 2360 chemin Ste-Foy');
    expect(article.getByText('Confirmé')).toBeInTheDocument();
    expect(article.queryByText('à faire')).toBeNull();
  });

  it('are named in the language of the page, unless the service has another name since', async () => {
    const [line] = givenReservation().reservationServices;
    if (!line) throw new Error('a reservation without a line');
    const renamed = { ...line, serviceId: SPA._id, titre: 'Bain de pieds' };
    api.use(
      http.get('*/api/services/public', () => HttpResponse.json([GEL, SPA])),
      http.get(FUTURE, () => answer(givenReservation({ reservationServices: [line, renamed] }))),
    );
    await open('en');
    expect(await screen.findByText('Gel manicure')).not.toHaveAttribute('lang');
    expect(screen.getByText('Bain de pieds')).toHaveAttribute('lang', 'fr-CA');
  });

  it('lead to a booking when there are none', async () => {
    api.use(http.get(FUTURE, () => answer()));
    await open();
    expect(await screen.findByText('Aucun rendez-vous à venir.')).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Réserver' })).toHaveAttribute(
      'href',
      paths.bookingLocation,
    );
  });

  it('show everything in a panel', async () => {
    await open();
    await userEvent.click((await visit()).getByRole('button', { name: 'Détails' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Votre rendez-vous' }));
    expect(panel.getByText('2,25 $')).toBeInTheDocument();
    expect(panel.getByText('4,49 $')).toBeInTheDocument();
    expect(panel.getByText('51,74 $')).toBeInTheDocument();
  });

  it('say that one past midnight ends on the next day', async () => {
    const reservationDate = { dateReserved: '2026-06-06', timeReserved: '23:30' };
    api.use(http.get(FUTURE, () => answer(givenReservation({ reservationDate, endTime: '00:15' }))));
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Détails' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Votre rendez-vous' }));
    expect(panel.getByText(/23\sh\s30 – 0\sh\s15 \(le lendemain\)$/)).toBeInTheDocument();
  });

  it('are cancelled after a question whose safe answer has the focus', async () => {
    let status: Reservation['status'] = 'pending';
    api.use(
      http.get(FUTURE, () => answer(givenReservation({ status }))),
      http.patch('*/api/reservations', () => {
        status = 'cancel';
        return HttpResponse.json(givenReservation({ status }));
      }),
    );
    await open();
    await userEvent.click((await visit()).getByRole('button', { name: 'Annuler le rendez-vous' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Annuler ce rendez-vous?' }));
    expect(question.getByRole('button', { name: 'Garder le rendez-vous' })).toHaveFocus();
    await userEvent.click(question.getByRole('button', { name: 'Annuler le rendez-vous' }));
    // It stands elsewhere on the page then.
    expect(await screen.findByText('Annulé')).toBeInTheDocument();
    expect((await visit()).queryByRole('button', { name: 'Annuler le rendez-vous' })).toBeNull();
  });

  it.each([
    ['are moved beside their cancelling, as long as there is time', '16:00', true],
    ['give the phone in place of a move once it is too late', '15:59', false],
  ])('%s', async (_what, timeReserved, mayMove) => {
    const soon = givenReservation({ reservationDate: { dateReserved: '2026-06-03', timeReserved } });
    api.use(http.get(FUTURE, () => answer(soon)));
    await open();
    const article = within(await screen.findByRole('article', { name: /^mercredi 3\sjuin/ }));
    expect(article.getByRole('button', { name: 'Annuler le rendez-vous' })).toBeVisible();
    expect(article.queryAllByRole('button', { name: 'Déplacer' })).toHaveLength(mayMove ? 1 : 0);
    const byPhone = article.queryAllByText(/^Pour déplacer ce rendez-vous, téléphonez au 418\s555-0123/);
    expect(byPhone).toHaveLength(mayMove ? 0 : 1);
  });

  it('say why a cancel comes too late, with the phone', async () => {
    api.use(
      http.patch('*/api/reservations', () =>
        HttpResponse.json(
          {
            message: 'Ce rendez-vous ne peut plus être annulé en ligne. Téléphonez au 418-555-0123.',
            code: 'cancel_too_late',
          },
          { status: 409 },
        ),
      ),
    );
    await open();
    await userEvent.click((await visit()).getByRole('button', { name: 'Annuler le rendez-vous' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Annuler ce rendez-vous?' }));
    await userEvent.click(question.getByRole('button', { name: 'Annuler le rendez-vous' }));
    const alert = within(await question.findByRole('alert'));
    const reason = 'Ce rendez-vous ne peut plus être annulé en ligne. Téléphonez au 418-555-0123.';
    expect(alert.getByText(`La mise à jour a échoué : ${reason}`)).toBeVisible();
    expect(alert.getByText(`Failed to update reservation: ${reason}`)).toHaveAttribute('lang', 'en-CA');
  });

  it('say what the server said when they cannot be had', async () => {
    api.use(
      http.get(FUTURE, () =>
        HttpResponse.json({ message: 'Le service est très occupé.', code: 'busy' }, { status: 503 }),
      ),
    );
    await open();
    expect(await screen.findByText('Le service est très occupé.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Retour | Back' })).toBeInTheDocument();
  });

  it("say 'An error occurred.' when nothing was answered, and lead back", async () => {
    api.use(http.get(FUTURE, () => HttpResponse.error()));
    const { router } = await open();
    await router.navigate(paths.conditions);
    await router.navigate(paths.futureReservations);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Une erreur s’est produite.')).toBeVisible();
    expect(alert.getByText('An error occurred.')).toHaveAttribute('lang', 'en-CA');
    await userEvent.click(screen.getByRole('button', { name: 'Retour | Back' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.conditions));
  });

  it("say 'Unknown error' when a cancel fails without a reason", async () => {
    api.use(http.patch('*/api/reservations', () => HttpResponse.error()));
    await open('en');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the appointment' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Cancel the appointment' }));
    expect(await question.findByText('Failed to update reservation: Unknown error')).toBeVisible();
  });
});
