import type { FastifyInstance } from 'fastify';
import { paths } from '#contract/paths.ts';
import type { Deps } from '../deps.ts';
import { loadSettings } from '../features/settings/queries/settings.ts';

const ICONS = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

const SHORTCUTS = [
  { name: 'Réserver', url: paths.bookingLocation, icons: [ICONS[0]] },
  { name: 'Mes rendez-vous', url: paths.futureReservations, icons: [ICONS[0]] },
];

/** `/manifest.webmanifest`: what a phone needs to keep the site as an app, under the salon's own name. */
export function installManifest(app: FastifyInstance, { db }: Deps): void {
  app.get('/manifest.webmanifest', async (_request, reply) => {
    const { name } = await loadSettings(db);
    reply.header('cache-control', 'no-cache').type('application/manifest+json; charset=utf-8');
    return JSON.stringify({
      id: '/',
      name,
      short_name: name,
      description: 'Rendez-vous en ligne au salon d’ongles, à Québec',
      lang: 'fr-CA',
      dir: 'ltr',
      start_url: paths.home,
      scope: '/',
      display: 'standalone',
      background_color: '#fcf8f5',
      theme_color: '#6a1b4d',
      categories: ['beauty', 'lifestyle'],
      icons: ICONS,
      shortcuts: SHORTCUTS,
    });
  });
}
