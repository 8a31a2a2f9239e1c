import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '#contract/paths.ts';
import type { SalonLocation } from '#contract/schemas/settings.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { openSite } from '../../testing/open-site.tsx';
import { publicSettings } from '../../testing/salon.ts';

const settings = (differences = {}) =>
  http.get('*/api/settings/public', () => HttpResponse.json(publicSettings(differences)));
const api = fakeApi(settings());

describe('the page about the salon', () => {
  it('has no header, and leads back by itself', async () => {
    await openSite(paths.about);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/');
  });

  it('calls the addresses as the salon does', async () => {
    const rename = (address: SalonLocation) => (address.code === 1 ? { ...address, name: 'La Rotonde' } : address);
    api.use(settings({ locations: publicSettings().locations.map(rename) }));
    await openSite(paths.about);
    expect(await screen.findByText(/^La Rotonde et Plaza Laval, à quelques minutes/)).toBeVisible();
  });
});

describe('the privacy policy', () => {
  it('names who answers for it, where the footer’s link leads', async () => {
    await openSite(paths.privacy);
    const officer = (await screen.findByRole('link', { name: 'vie-privee@lunule.example' })).closest('section');
    expect(officer).toHaveAttribute('id', 'responsable');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: /^Responsable/ })).toHaveAttribute('href', '/confidentialite#responsable');
  });

  it('tells for how long visits keep their names, as the salon has set it', async () => {
    api.use(settings({ retentionMonths: 36 }));
    await openSite(paths.privacy);
    expect(await screen.findByText(/^Vos rendez-vous : 36 mois après la visite/)).toBeVisible();
  });

  it('lists what the browser keeps, by its real name', async () => {
    await openSite(paths.privacy);
    for (const name of ['rt (témoin)', 'device (témoin)', 'card', 'persist', /^reloadedAt,/, 'logoutPending']) {
      expect(await screen.findByText(name)).toBeVisible();
    }
  });

  it('bears a version and a date, and can be printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await openSite(paths.privacy);
    expect(await screen.findByText(/^Version 1.0, en vigueur depuis le 1er juin 2026/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Imprimer' }));
    expect(print).toHaveBeenCalledOnce();
  });
});

describe('the conditions', () => {
  it('lead to the licences of what the site is made of', async () => {
    await openSite(paths.conditions);
    const licences = await screen.findByRole('link', { name: /^Licences des logiciels/ });
    expect(licences).toHaveAttribute('href', '/licences.txt');
  });

  it('say with whom one books and that cancelling is free', async () => {
    await openSite(paths.conditions);
    expect(await screen.findByText('Plaza Laval, 2750 chemin Ste-Foy, Québec (Québec)')).toBeVisible();
    expect(screen.getByText(/Annulez votre rendez-vous en ligne, sans frais/)).toBeVisible();
  });

  it('lead from English to the French text', async () => {
    await openSite(paths.conditions, { language: 'en' });
    const chapter = within(
      (await screen.findByRole('heading', { name: 'Language and law' })).closest('section') ?? document.body,
    );
    await userEvent.click(chapter.getByRole('button', { name: 'Version française' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Conditions de réservation' })).toBeVisible();
  });
});

describe('the mailbox', () => {
  const link = 'http://localhost/auth/activate/abc';
  const mail = {
    _id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
    to: 'lea@example.com',
    subject: 'Activez votre compte Lunule',
    text: 'Bonjour Léa',
    html: '',
    links: [link],
    attachments: [{ filename: 'rendez-vous.ics', contentType: 'text/calendar', content: '' }],
    createdAt: '2026-06-03T17:58:00.000Z',
  };

  it('shows the kept messages of the demo salon, with their links and what is attached', async () => {
    api.use(http.get('*/api/dev/mails', () => HttpResponse.json([mail])));
    await openSite(paths.mailbox);
    await userEvent.click(await screen.findByText(mail.subject));
    expect(screen.getByTitle(mail.subject)).toHaveAttribute('src', `/api/dev/mails/${mail._id}/page?scheme=light`);
    expect(screen.getByTitle(mail.subject)).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
    await userEvent.click(screen.getByRole('radio', { name: 'Sombre' }));
    expect(screen.getByTitle(mail.subject)).toHaveAttribute('src', expect.stringMatching(/scheme=dark$/));
    await userEvent.click(screen.getByRole('radio', { name: 'Texte seul' }));
    expect(screen.getByText('Bonjour Léa')).toBeVisible();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', link);
    expect(screen.getByText('Pièce jointe : rendez-vous.ics')).toBeVisible();
    expect(screen.getByText('mer. 3 juin, 13 h 58')).toBeVisible();
  });

  it('does not exist at a real salon', async () => {
    api.use(settings({ demo: false }));
    await openSite(paths.mailbox);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible();
  });
});
