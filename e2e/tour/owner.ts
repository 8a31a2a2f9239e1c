import type { Page } from '@playwright/test';
import { complained, type Leg, press, shown } from './stop.ts';

const CREATE = /^(Créer|Create)( |$)/;

/** The owner's pages: services, questions, accounts, settings and the audit trail. */
export const ownerLeg: Leg = {
  area: 'owner',
  as: 'Admin',
  stops: [
    { name: 'services', path: '/dashboard/services' },
    {
      name: 'services-switched',
      path: '/dashboard/services',
      open: (page) => page.getByRole('switch').last().click({ force: true }),
    },
    { name: 'service-new', path: '/dashboard/services/new' },
    { name: 'service-new-errors', path: '/dashboard/services/new', open: createNothing },
    { name: 'service', path: '/dashboard/services', open: openFirst },
    {
      name: 'service-delete',
      path: '/dashboard/services',
      open: async (page) => {
        await openFirst(page);
        await press(page, /^(Supprimer ce service|Delete this service)/);
        await shown(page, 'dialog');
      },
    },
    { name: 'team', path: '/dashboard/team' },
    {
      name: 'technician-new-errors',
      path: '/dashboard/team/new',
      open: async (page) => {
        await press(page, /^(Ajouter à l’équipe|Add to the team)$/);
        await complained(page);
      },
    },
    {
      name: 'technician',
      path: '/dashboard/team',
      open: async (page) => {
        await page
          .getByRole('link', { name: /^(Modifier|Edit) / })
          .first()
          .click();
        await page.getByRole('button', { name: /^(Retirer de l’équipe|Take off the team)$/ }).waitFor();
      },
    },
    { name: 'helps', path: '/dashboard/helps' },
    { name: 'help-new', path: '/dashboard/helps/new' },
    { name: 'help-new-errors', path: '/dashboard/helps/new', open: createNothing },
    { name: 'help', path: '/dashboard/helps', open: openFirst },
    {
      name: 'help-delete',
      path: '/dashboard/helps',
      open: async (page) => {
        await openFirst(page);
        await press(page, /^(Supprimer cette question|Delete this question)/);
        await shown(page, 'dialog');
      },
    },
    { name: 'users', path: '/dashboard/users' },
    { name: 'users-search', path: '/dashboard/users/search/a' },
    { name: 'user-new', path: '/dashboard/users/new' },
    { name: 'user-new-errors', path: '/dashboard/users/new', open: createNothing },
    { name: 'user', path: '/dashboard/users', open: openFirst },
    {
      name: 'user-delete',
      path: '/dashboard/users',
      open: async (page) => {
        await openFirst(page);
        await press(page, /^(Supprimer le compte|Delete the account)/);
        await shown(page, 'dialog');
      },
    },
    { name: 'settings', path: '/dashboard/settings' },
    { name: 'settings-address', path: '/dashboard/settings', open: (page) => openTab(page, /^La Pyramide/) },
    {
      name: 'settings-closures',
      path: '/dashboard/settings',
      open: async (page) => {
        await openTab(page, /^(Fermetures|Closures)/);
        await page.getByText(/^(ouvert à d’autres heures|open at other hours)$/).click();
      },
    },
    { name: 'settings-mails', path: '/dashboard/settings/mails' },
    { name: 'audit', path: '/dashboard/audit' },
  ],
};

async function createNothing(page: Page): Promise<void> {
  await press(page, CREATE);
  await complained(page);
}

async function openFirst(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: /^(Modifier|Edit) / })
    .last()
    .click();
  await page
    .getByRole('button', { name: /^(Supprimer|Delete) / })
    .last()
    .waitFor();
}

async function openTab(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('tab', { name }).click();
}
