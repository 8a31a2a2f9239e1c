import { describe, expect, it } from 'vitest';
import { highestRole, may, PERMISSIONS, type Permission, ROLES, type Role, userView } from './roles.ts';

describe('the highest role', () => {
  it.each<[Role[], Role]>([
    [[], 'Client'],
    [['Client'], 'Client'],
    [['Client', 'Employee'], 'Employee'],
    [['Manager', 'Client', 'Employee'], 'Manager'],
    [['Admin', 'Client'], 'Admin'],
    [['Employee', 'Manager', 'Admin', 'Client'], 'Admin'],
  ])('of %o is %s', (roles, highest) => {
    expect(highestRole(roles)).toBe(highest);
  });
});

describe('permissions', () => {
  /** Written out on purpose, role by role, as the salon set it: a change of the table must be a change here too. */
  const allowedTo: Record<Role, Permission[]> = {
    Client: [
      'enter_dashboard',
      'edit_own_profile',
      'place_reservation',
      'join_waiting_list',
      'own_lists',
      'cancel_own',
      'move_own',
      'note_own_color',
    ],
    Employee: [
      'enter_dashboard',
      'edit_own_profile',
      'place_reservation',
      'join_waiting_list',
      'note_own_color',
      'see_own_day',
      'mark_visits',
    ],
    Manager: [
      'enter_dashboard',
      'edit_own_profile',
      'place_reservation',
      'join_waiting_list',
      'own_lists',
      'cancel_own',
      'move_own',
      'note_own_color',
      'manage_reservations',
      'book_for_client',
      'find_clients',
      'see_load',
      'manage_team',
      'see_own_day',
      'mark_visits',
      'manage_services',
      'manage_helps',
      'own_services',
    ],
    Admin: [
      'enter_dashboard',
      'edit_own_profile',
      'place_reservation',
      'join_waiting_list',
      'own_lists',
      'cancel_own',
      'move_own',
      'note_own_color',
      'manage_reservations',
      'book_for_client',
      'find_clients',
      'see_load',
      'manage_team',
      'see_own_day',
      'mark_visits',
      'manage_services',
      'manage_helps',
      'own_services',
      'manage_users',
      'manage_settings',
      'export_person',
      'read_audit',
    ],
  };
  const permissions = Object.keys(PERMISSIONS).filter((key): key is Permission => key in PERMISSIONS);

  it.each(ROLES)('of a %s are those of the specification', (role) => {
    expect(permissions.filter((permission) => may([role], permission))).toEqual(allowedTo[role]);
  });

  it('of several roles are the sum of each', () => {
    expect(may(['Employee', 'Client'], 'own_lists')).toBe(true);
    expect(may(['Client', 'Admin'], 'manage_users')).toBe(true);
  });

  it.each(permissions)('nobody without a role has %s', (permission) => {
    expect(may([], permission)).toBe(false);
  });
});

describe('the user view', () => {
  const user = { _id: 'u1', name: 'Camille Tremblay', email: 'camille@lunule.test' };

  it('labels and flags the roles', () => {
    expect(userView({ ...user, roles: ['Client', 'Manager'] })).toEqual({
      ...user,
      roles: ['Client', 'Manager'],
      status: 'Manager',
      isEmployee: false,
      isManager: true,
      isAdmin: false,
    });
  });

  it('shows a client without any flag', () => {
    expect(userView({ ...user, roles: ['Client'] })).toMatchObject({
      status: 'Client',
      isEmployee: false,
      isManager: false,
      isAdmin: false,
    });
  });
});
