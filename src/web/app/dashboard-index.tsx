import { may } from '#domain/roles.ts';
import { selectUser } from '../api/session.ts';
import { NextVisit } from '../features/home/next-visit.tsx';
import { Welcome } from '../features/home/welcome.tsx';
import { useAppSelector } from './use-store.ts';

/** `/dashboard`: a greeting, then what each role works with (spec 2, ux 4.8). */
export function DashboardIndex() {
  const user = useAppSelector(selectUser);
  if (!user) return null;
  const isClient = may(user.roles, 'own_lists') && !may(user.roles, 'manage_reservations');
  return (
    <>
      <Welcome user={user} />
      {isClient && <NextVisit />}
    </>
  );
}
