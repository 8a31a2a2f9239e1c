import { complained, fill, type Leg, press, shown } from './stop.ts';

/** Login, registration and the links of the mails. */
export const accountLeg: Leg = {
  area: 'account',
  stops: [
    { name: 'login', path: '/login' },
    { name: 'login-denied', path: '/login?denied' },
    { name: 'login-booking-waits', path: '/login?redirect=/reservation-summary', progress: 'contact' },
    {
      name: 'login-errors',
      path: '/login',
      open: async (page) => {
        await fill(page, /^(Courriel|E-mail)$/, 'client');
        await page
          .getByRole('main')
          .getByRole('button', { name: /^(Se connecter|Log in)$/ })
          .click();
      },
    },
    {
      name: 'login-refused',
      path: '/login',
      open: async (page) => {
        await fill(page, /^(Courriel|E-mail)$/, 'client@lunule.test');
        await fill(page, /^(Mot de passe|Password)$/, 'Lunule!2025');
        await page
          .getByRole('main')
          .getByRole('button', { name: /^(Se connecter|Log in)$/ })
          .click();
        await shown(page, 'alert');
      },
    },
    { name: 'register', path: '/register' },
    {
      name: 'register-errors',
      path: '/register',
      open: async (page) => {
        await fill(page, /^(Mot de passe|Password)$/, 'nacre');
        await press(page, /^(Créer mon compte|Create my account)$/);
        await complained(page);
      },
    },
    {
      name: 'register-sent',
      path: '/register',
      open: async (page) => {
        await fill(page, /^(Prénom et nom|First and last name)$/, 'Léa D’Amours');
        await fill(page, /^(Courriel|E-mail)$/, 'lea.tour@example.com');
        await fill(page, /^(Mot de passe|Password)$/, 'Nacre!2026');
        await fill(page, /^(Confirmation du mot de passe|Confirm the password)$/, 'Nacre!2026');
        await press(page, /^(Créer mon compte|Create my account)$/);
        await page.getByRole('heading', { name: /^(Regardez vos courriels|Check your e-mail)$/ }).waitFor();
      },
    },
    { name: 'password-forget', path: '/password-forget' },
    {
      name: 'password-forget-sent',
      path: '/password-forget',
      open: async (page) => {
        await fill(page, /^(Courriel|E-mail)$/, 'client@lunule.test');
        await press(page, /^(Recevoir le lien|Get the link)$/);
        await page.getByRole('heading', { name: /^(Regardez vos courriels|Check your e-mail)$/ }).waitFor();
      },
    },
    { name: 'password-reset', path: '/password-reset/abc' },
    {
      name: 'password-reset-errors',
      path: '/password-reset/abc',
      open: async (page) => {
        await press(page, /^(Enregistrer le mot de passe|Save the password)$/);
        await complained(page);
      },
    },
    { name: 'activate-invalid', path: '/auth/activate/abc' },
  ],
};
