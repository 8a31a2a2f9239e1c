import { ConciergeBell, Ellipsis, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { may } from '#domain/users/roles.ts';
import { selectUser } from '../../api/session.ts';
import { toolAsked } from '../../features/reservations/desk-form/slice.ts';
import { selectWaiting } from '../../features/reservations/slice.ts';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { useAppDispatch, useAppSelector } from '../use-store.ts';
import styles from './bottom-bar.module.css';
import { HOME } from './dashboard-menu.ts';
import { DashboardSide } from './dashboard-side.tsx';
import { useDashboardMenu } from './use-dashboard-menu.ts';

/** What has a place of its own beside the board. */
const QUICK = [paths.presentReservations, paths.ownDay, paths.profile];

type BottomBarProps = { isDark: boolean; onTheme: () => void };

/** On a telephone, what one thumb needs all day; the rest under « Plus ». Each is named by the word it shows, as one who speaks to the telephone says it. */
export function BottomBar(props: BottomBarProps) {
  const { t } = useTranslation('desk');
  const dispatch = useAppDispatch();
  const roles = useAppSelector(selectUser)?.roles ?? [];
  const waiting = useAppSelector(selectWaiting);
  const [isOpen, setIsOpen] = useState(false);
  const isDesk = may(roles, 'book_for_client');
  const entries = useDashboardMenu().flatMap((group) => group.items);
  // The day as a list or in columns: the one that is looked at, else the list; the other is under « Plus ».
  const day = useLocation().pathname === paths.agenda ? entries.find(({ to }) => to === paths.agenda) : HOME;
  const items = [day ?? HOME, ...entries.filter(({ to }) => QUICK.some((path) => path === to))];
  return (
    <>
      <nav aria-label={t('menu.quick')} className={styles.bar} data-bottom-bar data-print="never">
        {items.slice(0, isDesk ? 2 : 3).map(({ to, icon: Icon, short, label }) => (
          <NavLink key={to} to={to} end className={styles.item ?? ''}>
            <span className={styles.icon}>
              <Icon aria-hidden="true" />
              {to === paths.presentReservations && waiting > 0 && <span className={styles.count}>{`${waiting} `}</span>}
            </span>
            <span className={styles.word}>{t(`menu.${short ?? label}`)}</span>
          </NavLink>
        ))}
        {isDesk && (
          <>
            <NavLink to={paths.newReservation} className={styles.begin ?? ''}>
              <Plus aria-hidden="true" />
              <span className={styles.word}>{t('menu.newShort')}</span>
            </NavLink>
            <button type="button" className={styles.item} onClick={() => dispatch(toolAsked('walkIn'))}>
              <ConciergeBell aria-hidden="true" />
              <span className={styles.word}>{t('menu.walkInShort')}</span>
            </button>
          </>
        )}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          className={styles.item}
          onClick={() => setIsOpen(true)}
        >
          <Ellipsis aria-hidden="true" />
          <span className={styles.word}>{t('menu.more')}</span>
        </button>
      </nav>
      <Drawer
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('menu.label')}
        closeLabel={t('nav.closeMenu', { ns: 'common' })}
      >
        <DashboardSide isNarrow={false} {...props} onFollow={() => setIsOpen(false)} />
      </Drawer>
    </>
  );
}
