import { describe, expect, it } from 'vitest';
import type { Role } from '#domain/users/roles.ts';
import { dashboardMenu } from './dashboard-menu.ts';

describe('dashboardMenu', () => {
  it.each<[Role, string[]]>([
    ['Client', ['menuReservations', 'menuAccounts']],
    ['Employee', ['menuReservations', 'menuAccounts']],
    ['Manager', ['menuReservations', 'menuServices', 'menuHelps', 'menuUsers', 'menuAccounts']],
    ['Admin', ['menuReservations', 'menuServices', 'menuHelps', 'menuUsers', 'menuAccounts']],
  ])('shows a %s the groups %j', (role, titles) => {
    expect(dashboardMenu([role]).map(({ title }) => title)).toEqual(titles);
  });

  it('leads clients to their own lists, and staff to the day in columns', () => {
    const firstPage = (role: Role) => dashboardMenu([role])[0]?.items[0]?.to;
    expect(firstPage('Client')).toBe('/dashboard/reservations/future');
    expect(firstPage('Manager')).toBe('/dashboard/agenda');
    expect(firstPage('Employee')).toBe('/dashboard/ma-journee');
  });

  it('keeps the accounts of others to Admins, and shows the team to Managers too', () => {
    const users = (role: Role) => dashboardMenu([role]).find(({ title }) => title === 'menuUsers')?.items ?? [];
    expect(users('Manager').map(({ label }) => label)).toEqual(['team']);
    expect(users('Admin').map(({ label }) => label)).toEqual(['team', 'users']);
  });

  it('keeps the settings and the audit trail to Admins', () => {
    const accounts = (role: Role) => dashboardMenu([role]).find(({ title }) => title === 'menuAccounts')?.items ?? [];
    expect(accounts('Manager').map(({ label }) => label)).toEqual(['profile']);
    expect(accounts('Admin').map(({ label }) => label)).toEqual(['profile', 'settings', 'audit']);
  });

  it('has a day of their own for who works at the desk and serves clients too', () => {
    const accounts = dashboardMenu(['Manager'], true).find(({ title }) => title === 'menuAccounts')?.items ?? [];
    expect(accounts.map(({ label }) => label)).toEqual(['profile', 'ownDay']);
  });
});
