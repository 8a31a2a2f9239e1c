import { useEffect } from 'react';
import { may } from '#domain/users/roles.ts';
import { selectUser } from '../../api/session.ts';
import { helpsApi } from '../../features/helps/api.ts';
import { staffHelpsApi } from '../../features/helps/staff-api.ts';
import { servicesApi } from '../../features/services/api.ts';
import { usersApi } from '../../features/users/api.ts';
import type { AppDispatch } from '../store.ts';
import { useAppDispatch, useAppSelector } from '../use-store.ts';

/** What the first page of the users asks for. */
const FIRST_PAGE = { keyword: '', pageNumber: 1 };
const UNLESS_KNOWN = {};

const PREFETCHES = [
  [
    'enter_dashboard',
    (dispatch: AppDispatch) => dispatch(helpsApi.util.prefetch('publicHelps', undefined, UNLESS_KNOWN)),
  ],
  [
    'enter_dashboard',
    (dispatch: AppDispatch) => dispatch(servicesApi.util.prefetch('publicServices', undefined, UNLESS_KNOWN)),
  ],
  ['manage_helps', (dispatch: AppDispatch) => dispatch(staffHelpsApi.util.prefetch('helps', undefined, UNLESS_KNOWN))],
  [
    'manage_services',
    (dispatch: AppDispatch) => dispatch(servicesApi.util.prefetch('services', undefined, UNLESS_KNOWN)),
  ],
  ['manage_users', (dispatch: AppDispatch) => dispatch(usersApi.util.prefetch('users', FIRST_PAGE, UNLESS_KNOWN))],
] as const;

/**
 * On entering the dashboard, fetches the lists that the specification names (`docs/spec.md`) and the account may read; none
 * while a new password must be chosen first.
 */
export function usePrefetch(mustWait: boolean): void {
  const dispatch = useAppDispatch();
  const roles = useAppSelector(selectUser)?.roles;
  useEffect(() => {
    if (!roles || mustWait) return;
    for (const [permission, prefetch] of PREFETCHES) if (may(roles, permission)) prefetch(dispatch);
  }, [dispatch, roles, mustWait]);
}
