import { type Leg, shown } from './stop.ts';

/** The pages that need no login. */
export const publicLeg: Leg = {
  area: 'public',
  stops: [
    { name: 'landing', path: '/' },
    {
      name: 'landing-menu',
      path: '/',
      // Wide pages have no such menu: their bar shows everything.
      open: async (page) => {
        const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
        if (!(await menu.isVisible())) return;
        await menu.click();
        await shown(page, 'dialog');
      },
    },
    { name: 'help', path: '/helps' },
    { name: 'help-open', path: '/helps', open: (page) => page.locator('summary').first().click() },
    {
      name: 'help-not-found',
      path: '/helps',
      open: (page) => page.getByRole('searchbox').fill('xylophone'),
    },
    { name: 'about', path: '/about' },
    { name: 'privacy', path: '/confidentialite' },
    { name: 'conditions', path: '/conditions' },
    { name: 'offline', path: '/hors-connexion' },
    { name: 'not-found', path: '/nulle-part' },
    { name: 'mailbox', path: '/boite-courriel' },
    {
      name: 'no-network',
      path: '/reservation-location',
      open: async (page) => {
        await page.evaluate(() => window.dispatchEvent(new Event('offline')));
      },
    },
  ],
};
