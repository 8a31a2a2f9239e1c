import { complained, fill, type Leg, press, shown } from './stop.ts';

/** The pages of a client's account. */
export const clientLeg: Leg = {
  area: 'client',
  as: 'Client',
  stops: [
    { name: 'home', path: '/dashboard' },
    {
      name: 'user-menu',
      path: '/dashboard',
      open: (page) => page.getByRole('banner').getByRole('button', { expanded: false }).last().click(),
    },
    { name: 'upcoming', path: '/dashboard/reservations/future' },
    {
      name: 'upcoming-details',
      path: '/dashboard/reservations/future',
      open: async (page) => {
        await press(page, /^(Détails|Details)/);
        await shown(page, 'dialog');
      },
    },
    {
      name: 'upcoming-cancel',
      path: '/dashboard/reservations/future',
      open: async (page) => {
        await press(page, /^(Annuler le rendez-vous|Cancel the appointment)/);
        await shown(page, 'dialog');
      },
    },
    { name: 'past', path: '/dashboard/reservations/past' },
    {
      name: 'past-note',
      path: '/dashboard/reservations/past',
      open: async (page) => {
        await press(page, /^(Noter la couleur|Note the colour)/);
        await fill(page, /^(Note de couleur|Colour note)/, 'Corail 12');
        await press(page, /^(Inscrire|Save)/);
        await shown(page, 'dialog');
      },
    },
    { name: 'profile', path: '/dashboard/profile' },
    {
      name: 'profile-errors',
      path: '/dashboard/profile',
      open: async (page) => {
        await press(page, /^(Changer le mot de passe|Change the password)$/);
        await complained(page);
      },
    },
    {
      name: 'profile-delete',
      path: '/dashboard/profile',
      open: async (page) => {
        await press(page, /^(Supprimer mon compte|Delete my account)$/);
        await shown(page, 'dialog');
      },
    },
  ],
};
