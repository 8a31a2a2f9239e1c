import {
  CalendarHeart,
  Ellipsis,
  LifeBuoy,
  LogOut,
  Moon,
  PanelLeftClose,
  Search,
  ShoppingBag,
  Sun,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { paths } from '#contract/paths.ts';
import { may } from '#domain/users/roles.ts';
import { selectUser } from '../../api/session.ts';
import { selectBadge } from '../../features/booking/cart/slice.ts';
import { toolAsked } from '../../features/reservations/desk-form/slice.ts';
import { selectWaiting } from '../../features/reservations/slice.ts';
import { Literal } from '../../i18n/literal.tsx';
import { useSalonName } from '../../shared/use-salon-name.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Logo } from '../../ui/art/logo.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LanguageSwitch } from '../site/language-switch.tsx';
import { UserMenu } from '../site/user-menu.tsx';
import { useLogout } from '../use-logout.ts';
import { useAppDispatch, useAppSelector } from '../use-store.ts';
import { HOME, type MenuGroup, type MenuItem } from './dashboard-menu.ts';
import styles from './dashboard-side.module.css';
import { PostChoice } from './post-choice.tsx';
import { useDashboardMenu } from './use-dashboard-menu.ts';

type Props = {
  isNarrow: boolean;
  isDark: boolean;
  onTheme: () => void;
  onToggle?: () => void;
  onFollow?: () => void;
};

/**
 * The side menu: what the person's role may open, in the specification's groups. Folded to a rail, it shows what is needed all
 * day with a short word under each icon; the rest is there, and comes in sight when it unfolds.
 */
export function DashboardSide({ isNarrow, isDark, onTheme, onToggle, onFollow }: Props) {
  const { t } = useTranslation('desk');
  const user = useAppSelector(selectUser);
  const salonName = useSalonName();
  const logOut = useLogout();
  const roles = user?.roles ?? [];
  const isDesk = may(roles, 'book_for_client');
  const menu = useDashboardMenu();
  return (
    <div className={classNames(styles.side, isNarrow ? styles.narrow : styles.wide)}>
      <Link to={paths.home} className={styles.logo} aria-label={t('nav.home', { ns: 'common', salonName })}>
        <Logo name={salonName} />
      </Link>
      <nav aria-label={t('menu.label')} className={styles.groups}>
        <Entry item={HOME} onFollow={onFollow} />
        {menu.map((group) => (
          <Group key={group.title} group={group} onFollow={onFollow} />
        ))}
        <SiteLinks onFollow={onFollow} />
        {onToggle && <FoldButton isNarrow={isNarrow} onToggle={onToggle} />}
      </nav>
      {isDesk && <PostChoice />}
      <Tools isDesk={isDesk} isDark={isDark} onTheme={onTheme} onFollow={onFollow} />
      {!isNarrow && (
        <button type="button" className={styles.item} onClick={logOut}>
          <LogOut aria-hidden="true" />
          <span className={styles.words}>
            <Literal id="logOut" />
          </span>
        </button>
      )}
    </div>
  );
}

function FoldButton({ isNarrow, onToggle }: { isNarrow: boolean; onToggle: () => void }) {
  const { t } = useTranslation('desk');
  return (
    <button
      type="button"
      aria-expanded={!isNarrow}
      title={`${isNarrow ? t('menu.expand') : t('menu.collapse')} ([)`}
      className={styles.item}
      data-main="true"
      onClick={onToggle}
    >
      {isNarrow ? <Ellipsis aria-hidden="true" /> : <PanelLeftClose aria-hidden="true" />}
      <span className={styles.words}>{isNarrow ? t('menu.expand') : t('menu.collapse')}</span>
      <span aria-hidden="true" className={styles.short}>
        {t('menu.more')}
      </span>
    </button>
  );
}

type ToolsProps = Pick<Props, 'isDark' | 'onTheme'> & { isDesk: boolean; onFollow: (() => void) | undefined };

/** The palette, the theme, the language and whose session it is. */
function Tools({ isDesk, isDark, onTheme, onFollow }: ToolsProps) {
  const { t } = useTranslation('desk');
  const user = useAppSelector(selectUser);
  const dispatch = useAppDispatch();
  return (
    <div className={styles.tools}>
      {isDesk && (
        <IconButton
          label={t('menu.palette')}
          icon={<Search aria-hidden="true" />}
          onClick={() => {
            onFollow?.();
            dispatch(toolAsked('palette'));
          }}
        />
      )}
      <IconButton
        label={isDark ? t('theme.light') : t('theme.dark')}
        icon={isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
        onClick={onTheme}
      />
      <LanguageSwitch short />
      {user && <UserMenu user={user} isAside />}
    </div>
  );
}

type GroupProps = { group: MenuGroup; onFollow: (() => void) | undefined };

function Group({ group: { title, items }, onFollow }: GroupProps) {
  return (
    <section>
      <p className={styles.title}>
        <Literal id={title} />
      </p>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.to}>
            <Entry item={item} onFollow={onFollow} />
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
            <Link to={to} className={styles.item} data-main="false" onClick={onFollow} title={label}>
              <Icon aria-hidden="true" />
              <span className={styles.words}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Entry({ item, onFollow }: { item: MenuItem; onFollow: (() => void) | undefined }) {
  const { t } = useTranslation('desk');
  const waiting = useAppSelector(selectWaiting);
  const { to, icon: Icon, label, short } = item;
  return (
    <NavLink to={to} end className={styles.item ?? ''} data-main={short !== undefined} onClick={() => onFollow?.()}>
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
        {to === paths.presentReservations && waiting > 0 && (
          <span aria-hidden="true" className={`num ${styles.count}`}>
            {waiting}
          </span>
        )}
      </span>
      <span className={styles.words}>{label === 'board' ? <Literal id="dashboard" /> : t(`menu.${label}`)}</span>
      {short && (
        <span aria-hidden="true" className={styles.short}>
          {t(`menu.${short}`)}
        </span>
      )}
    </NavLink>
  );
}
