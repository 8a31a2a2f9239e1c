import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { may, type Permission } from '#domain/users/roles.ts';
import { selectMustChangePassword, selectUser } from '../../api/session.ts';
import { resumeSession } from '../../api/session-steps.ts';
import { Loading } from '../../ui/feedback/loading.tsx';
import { deniedPath, loginPath } from '../navigation.ts';
import { useAppDispatch, useAppSelector } from '../use-store.ts';

/**
 * Shows its pages to accounts with the permission. Visitors go to the login, after one silent refresh when the session is
 * kept; an account without the permission goes to the login, which says so; after a logout the landing page opens.
 */
export function RequirePermission({ permission }: { permission: Permission }) {
  const user = useAppSelector(selectUser);
  const mustChangePassword = useAppSelector(selectMustChangePassword);
  const { pathname } = useLocation();
  const [wasHere, setWasHere] = useState(user !== null);
  if (user && !wasHere) setWasHere(true);

  if (!user) return wasHere ? <Navigate to={paths.home} replace /> : <SilentRefresh />;
  if (mustChangePassword && pathname !== paths.profile) return <Navigate to={paths.profile} replace />;
  if (!may(user.roles, permission)) return <Navigate to={deniedPath} replace />;
  return <Outlet />;
}

/** Asks for a token once; without one, leads to the login page and back. */
function SilentRefresh() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const [isStranger, setIsStranger] = useState(false);

  useEffect(() => {
    let isGone = false;
    dispatch(resumeSession()).then((isLoggedIn) => {
      if (!isGone && !isLoggedIn) setIsStranger(true);
    });
    return () => {
      isGone = true;
    };
  }, [dispatch]);

  return isStranger ? <Navigate to={loginPath(pathname + search)} replace /> : <Loading label={t('loading')} />;
}
