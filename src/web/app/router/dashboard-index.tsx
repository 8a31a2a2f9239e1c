import { lazy, Suspense } from 'react';
import { may } from '#domain/users/roles.ts';
import { selectUser } from '../../api/session.ts';
import { arrival } from '../../browser/arrival.ts';
import { ClockNotice } from '../../features/reservations/home/clock-notice.tsx';
import { DeskGreeting } from '../../features/reservations/home/desk-greeting.tsx';
import { NextVisit } from '../../features/reservations/home/next-visit.tsx';
import { Welcome } from '../../features/reservations/home/welcome.tsx';
import { OwnPage } from '../../shared/own-page.tsx';
import { useAppSelector } from '../use-store.ts';

const DayBoard = lazy(() =>
  arrival(() => import('../../features/reservations/board/day-board.tsx')).then((module) => ({
    default: module.DayBoard,
  })),
);

/** `/dashboard`: a greeting, then what each role works with. */
export function DashboardIndex() {
  const user = useAppSelector(selectUser);
  if (!user) return null;
  const isDesk = may(user.roles, 'manage_reservations');
  const isClient = may(user.roles, 'own_lists') && !isDesk;
  return (
    <OwnPage>
      {!isDesk && <Welcome user={user} />}
      {isClient && <NextVisit />}
      {isDesk && (
        <Suspense fallback={null}>
          <DayBoard greeting={<DeskGreeting user={user} />} />
        </Suspense>
      )}
      {/* After the day, at the foot of the screen: it pushes nothing away when it comes. */}
      {may(user.roles, 'manage_settings') && <ClockNotice />}
    </OwnPage>
  );
}
