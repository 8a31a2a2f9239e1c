/** The four roles, from least to most powerful. */
export const ROLES = ['Client', 'Employee', 'Manager', 'Admin'] as const;

export type Role = (typeof ROLES)[number];

const EVERYONE_SIGNED_IN = ROLES;
const OWN_LISTS: readonly Role[] = ['Client', 'Manager', 'Admin'];
const STAFF: readonly Role[] = ['Manager', 'Admin'];
const WORKS_HERE: readonly Role[] = ['Employee', 'Manager', 'Admin'];
const OWNER: readonly Role[] = ['Admin'];

/** Who may what: routes, menus and screens all ask this one table. */
export const PERMISSIONS = {
  enter_dashboard: EVERYONE_SIGNED_IN,
  edit_own_profile: EVERYONE_SIGNED_IN,
  place_reservation: EVERYONE_SIGNED_IN,
  join_waiting_list: EVERYONE_SIGNED_IN,
  own_lists: OWN_LISTS,
  cancel_own: OWN_LISTS,
  move_own: OWN_LISTS,
  note_own_color: EVERYONE_SIGNED_IN,
  manage_reservations: STAFF,
  book_for_client: STAFF,
  find_clients: STAFF,
  see_load: STAFF,
  manage_team: STAFF,
  see_own_day: WORKS_HERE,
  mark_visits: WORKS_HERE,
  manage_services: STAFF,
  manage_helps: STAFF,
  own_services: STAFF,
  manage_users: OWNER,
  manage_settings: OWNER,
  export_person: OWNER,
  read_audit: OWNER,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;

/** What a token says about its holder; the claim `UserInfo`. */
export type UserInfo = {
  readonly _id: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly Role[];
};

/** The user as screens see it: the highest role as a label, and a flag per staff role. */
export type UserView = UserInfo & {
  readonly status: Role;
  readonly isEmployee: boolean;
  readonly isManager: boolean;
  readonly isAdmin: boolean;
};

/** The most powerful of the roles; Client when there is none, so that a stranger is labelled too. */
export function highestRole(roles: readonly Role[]): Role {
  return ROLES.findLast((role) => roles.includes(role)) ?? 'Client';
}

/** Whether someone with these roles may do this. Nobody at all (no role) may do nothing of the table. */
export function may(roles: readonly Role[], permission: Permission): boolean {
  const allowed: readonly Role[] = PERMISSIONS[permission];
  return roles.some((role) => allowed.includes(role));
}

/** The user as screens see it, derived from the token's claim. */
export function userView(user: UserInfo): UserView {
  return {
    ...user,
    status: highestRole(user.roles),
    isEmployee: user.roles.includes('Employee'),
    isManager: user.roles.includes('Manager'),
    isAdmin: user.roles.includes('Admin'),
  };
}
