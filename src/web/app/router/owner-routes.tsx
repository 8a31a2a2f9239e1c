import type { RouteObject } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { Page } from './page-route.ts';
import { RequirePermission } from './require-permission.tsx';

/** Services, helps, users, the team and the salon's settings. */
export function ownerRoutes(page: Page): RouteObject[] {
  return [
    { element: <RequirePermission permission="manage_services" />, children: serviceRoutes(page) },
    { element: <RequirePermission permission="manage_helps" />, children: helpRoutes(page) },
    { element: <RequirePermission permission="manage_users" />, children: userRoutes(page) },
    { element: <RequirePermission permission="manage_team" />, children: teamRoutes(page) },
    { element: <RequirePermission permission="manage_settings" />, children: settingsRoutes(page) },
    { element: <RequirePermission permission="read_audit" />, children: auditRoutes(page) },
  ];
}

function serviceRoutes(page: Page): RouteObject[] {
  const messages = ['owner'] as const;
  const form = () => import('../../features/services/form/service-form-page.tsx');
  return [
    {
      path: paths.services,
      ...page('StaffServicesPage', () => import('../../features/services/list/staff-services-page.tsx'), {
        title: 'services',
        messages,
      }),
    },
    { path: paths.newService, ...page('NewServicePage', form, { title: 'newService', messages }) },
    { path: paths.service, ...page('EditServicePage', form, { title: 'service', messages }) },
  ];
}

function helpRoutes(page: Page): RouteObject[] {
  const messages = ['owner'] as const;
  const form = () => import('../../features/helps/staff/help-form-page.tsx');
  return [
    {
      path: paths.staffHelps,
      ...page('StaffHelpsPage', () => import('../../features/helps/staff/staff-helps-page.tsx'), {
        title: 'staffHelps',
        messages,
      }),
    },
    { path: paths.newHelp, ...page('NewHelpPage', form, { title: 'newHelp', messages }) },
    { path: paths.help, ...page('EditHelpPage', form, { title: 'help', messages }) },
  ];
}

function userRoutes(page: Page): RouteObject[] {
  const messages = ['people', 'owner'] as const;
  const list = () => import('../../features/users/list/users-page.tsx');
  return [
    ...[paths.users, paths.usersPage, paths.usersSearch, paths.usersSearchPage].map((path) => ({
      path,
      ...page('UsersPage', list, { title: 'users', messages }),
    })),
    {
      path: paths.newUser,
      ...page('NewUserPage', () => import('../../features/users/form/new-user-page.tsx'), {
        title: 'newUser',
        messages,
      }),
    },
    {
      path: paths.user,
      ...page('EditUserPage', () => import('../../features/users/form/edit-user-page.tsx'), {
        title: 'user',
        messages,
      }),
    },
  ];
}

function teamRoutes(page: Page): RouteObject[] {
  const messages = ['team', 'workday', 'owner', 'salon'] as const;
  const form = () => import('../../features/technicians/form/technician-form-page.tsx');
  return [
    {
      path: paths.team,
      ...page('TeamPage', () => import('../../features/technicians/list/team-page.tsx'), { title: 'team', messages }),
    },
    { path: paths.newTechnician, ...page('NewTechnicianPage', form, { title: 'newTechnician', messages }) },
    { path: paths.technician, ...page('EditTechnicianPage', form, { title: 'technician', messages }) },
  ];
}

function settingsRoutes(page: Page): RouteObject[] {
  return [
    {
      path: paths.settings,
      ...page('SettingsPage', () => import('../../features/settings/settings-page.tsx'), {
        title: 'settings',
        messages: ['salon', 'owner'],
      }),
    },
    {
      path: paths.deadMails,
      ...page('DeadMailsPage', () => import('../../features/mails/dead-mails-page.tsx'), {
        title: 'deadMails',
        messages: ['salon', 'owner'],
      }),
    },
  ];
}

function auditRoutes(page: Page): RouteObject[] {
  return [
    {
      path: paths.audit,
      ...page('AuditPage', () => import('../../features/audit/audit-page.tsx'), {
        title: 'audit',
        messages: ['audit', 'owner'],
      }),
    },
  ];
}
