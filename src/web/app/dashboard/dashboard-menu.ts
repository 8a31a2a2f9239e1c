import type { LucideIcon } from 'lucide-react';
import {
  Archive,
  CalendarCheck2,
  CalendarClock,
  CalendarDays,
  CalendarHeart,
  CalendarPlus,
  CircleQuestionMark,
  Columns3,
  HandHeart,
  History,
  Hourglass,
  LayoutList,
  Settings,
  Sparkles,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { paths } from '#contract/paths.ts';
import type { LiteralId } from '#contract/words/literals.ts';
import { may, type Permission, type Role } from '#domain/users/roles.ts';
import type { messages as desk } from '../../i18n/fr/desk.ts';

export type MenuItem = {
  to: string;
  icon: LucideIcon;
  label: keyof (typeof desk)['menu'];
  /** The one word under its icon, for what is needed all day. */
  short?: keyof (typeof desk)['menu'];
  /** When not everybody who sees the group may open it. */
  permission?: Permission;
};
export type MenuGroup = { title: LiteralId; permission: Permission; items: readonly MenuItem[] };

/** Where everybody begins. */
export const HOME: MenuItem = { to: paths.dashboard, icon: LayoutList, label: 'board', short: 'boardShort' };

const STAFF_RESERVATIONS: MenuGroup = {
  title: 'menuReservations',
  permission: 'manage_reservations',
  items: [
    { to: paths.agenda, icon: Columns3, label: 'agenda', short: 'agenda' },
    { to: paths.pendingReservations, icon: CalendarClock, label: 'pending', short: 'pending' },
    { to: paths.presentReservations, icon: Hourglass, label: 'present', short: 'presentShort' },
    { to: paths.possibleReservations, icon: CalendarCheck2, label: 'possible', short: 'possible' },
    { to: paths.reservations, icon: CalendarDays, label: 'all', short: 'allShort' },
    { to: paths.archivedReservations, icon: Archive, label: 'archive' },
    { to: paths.newReservation, icon: CalendarPlus, label: 'new' },
  ],
};

const OWN_RESERVATIONS: MenuGroup = {
  title: 'menuReservations',
  permission: 'own_lists',
  items: [
    { to: paths.futureReservations, icon: CalendarDays, label: 'upcoming' },
    { to: paths.pastReservations, icon: Archive, label: 'past' },
  ],
};

const OWN_DAY: MenuItem = { to: paths.ownDay, icon: CalendarHeart, label: 'ownDay', permission: 'see_own_day' };

/** An Employee has no other list; without a technician the page says who links one. */
const OWN_WORK: MenuGroup = {
  title: 'menuReservations',
  permission: 'see_own_day',
  items: [{ ...OWN_DAY, short: 'ownDay' }],
};

const OTHER_GROUPS: readonly MenuGroup[] = [
  {
    title: 'menuServices',
    permission: 'manage_services',
    items: [{ to: paths.services, icon: Sparkles, label: 'services' }],
  },
  {
    title: 'menuHelps',
    permission: 'manage_helps',
    items: [{ to: paths.staffHelps, icon: CircleQuestionMark, label: 'helps' }],
  },
  {
    title: 'menuUsers',
    permission: 'manage_team',
    items: [
      { to: paths.team, icon: HandHeart, label: 'team' },
      { to: paths.users, icon: UsersRound, label: 'users', permission: 'manage_users' },
    ],
  },
  {
    title: 'menuAccounts',
    permission: 'edit_own_profile',
    items: [
      { to: paths.profile, icon: UserRound, label: 'profile' },
      { to: paths.settings, icon: Settings, label: 'settings', permission: 'manage_settings' },
      { to: paths.audit, icon: History, label: 'audit', permission: 'read_audit' },
    ],
  },
];

/**
 * The groups of the side menu for somebody with these roles: never a link that would be refused. Who works at the desk finds
 * a day of their own last, if they serve clients too.
 */
export function dashboardMenu(roles: readonly Role[], servesToo = false): MenuGroup[] {
  return [reservationsOf(roles), ...OTHER_GROUPS]
    .filter(({ permission }) => may(roles, permission))
    .map((group) => ({
      ...group,
      items: [...group.items, ...(servesToo && group.title === 'menuAccounts' ? [OWN_DAY] : [])].filter((item) =>
        may(roles, item.permission ?? group.permission),
      ),
    }));
}

function reservationsOf(roles: readonly Role[]): MenuGroup {
  if (may(roles, STAFF_RESERVATIONS.permission)) return STAFF_RESERVATIONS;
  return may(roles, OWN_WORK.permission) ? OWN_WORK : OWN_RESERVATIONS;
}
