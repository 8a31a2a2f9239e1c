import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { paths } from '#contract/paths.ts';
import { selectUser } from '../../api/session.ts';
import { FrameLiteral } from '../../i18n/frame-literal.tsx';
import { useSalonName } from '../../shared/use-salon-name.ts';
import { Logo } from '../../ui/art/logo.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useAppSelector } from '../use-store.ts';
import { BookLink } from './book-link.tsx';
import { CartLink } from './cart-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './site-header.module.css';
import { SiteMenu } from './site-menu.tsx';
import { UserMenu } from './user-menu.tsx';

/** The top of every page of the site: logo, Rendez-vous, Aide, language, cart, account, and the button that books. */
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
        <div className={styles.tools}>
          <div className={styles['book-first']}>
            <BookLink />
          </div>
          <nav aria-label={t('nav.main')} className={styles.wide}>
            <NavLink to={paths.bookingLocation} className={classNames(styles.link)}>
              {t('nav.book')}
            </NavLink>
            <NavLink to={paths.helps} className={classNames(styles.link)}>
              {t('nav.help')}
            </NavLink>
          </nav>
          <span className={styles.wide}>
            <LanguageSwitch short />
          </span>
          <CartLink />
          <div className={styles.wide}>{user ? <UserMenu user={user} /> : <LoginWords />}</div>
          <div className={styles['book-last']}>
            <BookLink />
          </div>
          <div className={classNames(styles.narrow, user !== null && styles.known)}>
            <SiteMenu />
          </div>
        </div>
      </div>
    </header>
  );
}

/** Se connecter, S'inscrire. */
function LoginWords() {
  return (
    <>
      <Link to={paths.login} className={styles.link}>
        <FrameLiteral id="logIn" />
      </Link>
      <Link to={paths.register} className={styles.link}>
        <FrameLiteral id="signUp" />
      </Link>
    </>
  );
}
