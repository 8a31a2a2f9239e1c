import { may } from '#domain/users/roles.ts';
import { selectUser } from '../../api/session.ts';
import { useOwnDayQuery } from '../../features/reservations/own-day-api.ts';
import { useAppSelector } from '../use-store.ts';
import { dashboardMenu, type MenuGroup } from './dashboard-menu.ts';

/** Returns the groups of the side menu for who is logged in. */
export function useDashboardMenu(): MenuGroup[] {
  const roles = useAppSelector(selectUser)?.roles ?? [];
  const { servesToo } = useOwnDayQuery(undefined, {
    skip: !may(roles, 'manage_reservations'),
    selectFromResult: ({ data }) => ({ servesToo: data !== undefined && data.technician !== null }),
  });
  return dashboardMenu(roles, servesToo);
}
