import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { paths } from '#contract/paths.ts';
import { selectUser } from '../../api/session.ts';
import { useSalonName } from '../../shared/use-salon-name.ts';
import { Logo } from '../../ui/art/logo.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useAppSelector } from '../use-store.ts';
import { CartLink } from './cart-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LoginLinks } from './login-links.tsx';
import styles from './site-header.module.css';
import { SiteSheet } from './site-sheet.tsx';
import { UserMenu } from './user-menu.tsx';

/** The top of every public page: logo, Rendez-vous, Aide, language, cart and account. */
export function SiteHeader() {
  const { t } = useTranslation();
  const salonName = useSalonName();
  const user = useAppSelector(selectUser);
  return (
    <header className={styles.header} data-print="never">
      <div className={styles.bar}>
        <Link to={paths.home} className={styles.logo} aria-label={t('nav.home', { salonName })}>
          <Logo name={salonName} />
        </Link>
        <nav aria-label={t('nav.main')} className={styles.links}>
          <NavLink to={paths.bookingLocation} className={classNames(styles.link)}>
            {t('nav.book')}
          </NavLink>
          <NavLink to={paths.helps} className={classNames(styles.link)}>
            {t('nav.help')}
          </NavLink>
        </nav>
        <div className={styles.tools}>
          <span className={styles.wide}>
            <LanguageSwitch short />
          </span>
          <CartLink />
          <div className={styles.wide}>{user ? <UserMenu user={user} /> : <LoginLinks />}</div>
          <div className={styles.narrow}>
            <SiteSheet />
          </div>
        </div>
      </div>
    </header>
  );
}
