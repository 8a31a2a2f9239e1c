import { CalendarHeart, House, LifeBuoy, LogOut, PanelLeftClose, PanelLeftOpen, ShoppingBag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { paths } from '#contract/paths.ts';
import { selectUser } from '../../api/session.ts';
import { selectBadge } from '../../features/booking/cart/slice.ts';
import { Literal } from '../../i18n/literal.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useLogout } from '../use-logout.ts';
import { useAppSelector } from '../use-store.ts';
import { dashboardMenu, type MenuGroup } from './dashboard-menu.ts';
import styles from './dashboard-side.module.css';

type Props = { isNarrow: boolean; onToggle?: () => void; onFollow?: () => void };

/** The side menu: what the person's role may open, in the specification's groups. */
export function DashboardSide({ isNarrow, onToggle, onFollow }: Props) {
  const { t } = useTranslation('desk');
  const user = useAppSelector(selectUser);
  const logOut = useLogout();
  return (
    <div className={classNames(styles.side, isNarrow && styles.narrow)}>
      <nav aria-label={t('menu.label')} className={styles.groups}>
        <Link to={paths.dashboard} className={styles.item} onClick={onFollow}>
          <House aria-hidden="true" />
          <span className={styles.words}>
            <Literal id="dashboard" />
          </span>
        </Link>
        {dashboardMenu(user?.roles ?? []).map((group) => (
          <Group key={group.title} group={group} onFollow={onFollow} />
        ))}
        <SiteLinks onFollow={onFollow} />
      </nav>
      <button type="button" className={styles.item} onClick={logOut}>
        <LogOut aria-hidden="true" />
        <span className={styles.words}>
          <Literal id="logOut" />
        </span>
      </button>
      {onToggle && (
        <IconButton
          label={isNarrow ? t('menu.expand') : t('menu.collapse')}
          icon={isNarrow ? <PanelLeftOpen aria-hidden="true" /> : <PanelLeftClose aria-hidden="true" />}
          onClick={onToggle}
        />
      )}
    </div>
  );
}

function Group({ group, onFollow }: { group: MenuGroup; onFollow: (() => void) | undefined }) {
  const { t } = useTranslation('desk');
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>
        <Literal id={group.title} />
      </h2>
      <ul className={styles.items}>
        {group.items.map(({ to, icon: Icon, label }) => (
          <li key={to}>
            <NavLink to={to} end className={classNames(styles.item)} onClick={onFollow} title={t(`menu.${label}`)}>
              <Icon aria-hidden="true" />
              <span className={styles.words}>{t(`menu.${label}`)}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The ways to the pages that visitors see, which their header has. */
function SiteLinks({ onFollow }: { onFollow: (() => void) | undefined }) {
  const { t } = useTranslation(['desk', 'common']);
  const count = useAppSelector(selectBadge);
  const links = [
    { to: paths.bookingLocation, icon: CalendarHeart, label: t('common:nav.book') },
    { to: paths.helps, icon: LifeBuoy, label: t('common:nav.help') },
    {
      to: paths.cart,
      icon: ShoppingBag,
      label: count ? t('common:nav.cartWithItems', { count }) : t('common:nav.cart'),
    },
  ];
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{t('menu.site')}</h2>
      <ul className={styles.items}>
        {links.map(({ to, icon: Icon, label }) => (
          <li key={to}>
            <Link to={to} className={styles.item} onClick={onFollow} title={label}>
              <Icon aria-hidden="true" />
              <span className={styles.words}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
