import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { phoneLink } from '#contract/format.ts';
import { paths } from '#contract/paths.ts';
import { selectUser } from '../../api/session.ts';
import { useSalon } from '../../features/settings/api.ts';
import { Literal } from '../../i18n/literal.tsx';
import { useFormat } from '../../i18n/use-language.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Avatar } from '../../ui/content/avatar.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { useLogout } from '../use-logout.ts';
import { useAppSelector } from '../use-store.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { LoginLinks } from './login-links.tsx';
import styles from './site-sheet.module.css';

/** The menu of small screens: everything the bar has no room for. The initials of who is logged in open it. */
export function SiteSheet() {
  const { t } = useTranslation();
  const user = useAppSelector(selectUser);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <IconButton
        label={user ? t('nav.menuOf', { name: user.name }) : t('nav.menu')}
        icon={user ? <Avatar name={user.name} size="large" /> : <Menu aria-hidden="true" />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      <Drawer open={isOpen} onClose={close} title={t('nav.menu')} closeLabel={t('nav.closeMenu')}>
        <SheetContent onFollow={close} />
      </Drawer>
    </>
  );
}

function SheetContent({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation();
  const { phone } = useFormat();
  const salon = useSalon();
  const isLoggedIn = useAppSelector(selectUser) !== null;
  return (
    <div className={styles.content}>
      <nav aria-label={t('nav.main')} className={styles.links}>
        <Link to={paths.bookingLocation} onClick={onFollow}>
          {t('nav.book')}
        </Link>
        <Link to={paths.helps} onClick={onFollow}>
          {t('nav.help')}
        </Link>
        {isLoggedIn && <AccountLinks onFollow={onFollow} />}
      </nav>
      {!isLoggedIn && <LoginLinks onFollow={onFollow} />}
      {salon && <a href={phoneLink(salon.phone)}>{t('footer.call', { phone: phone(salon.phone) })}</a>}
      <LanguageSwitch />
    </div>
  );
}

function AccountLinks({ onFollow }: { onFollow: () => void }) {
  const logOut = useLogout();
  const handleLogout = () => {
    onFollow();
    logOut();
  };
  return (
    <>
      <Link to={paths.dashboard} onClick={onFollow}>
        <Literal id="dashboard" />
      </Link>
      <Link to={paths.profile} onClick={onFollow}>
        <Literal id="profile" />
      </Link>
      <button type="button" onClick={handleLogout}>
        <Literal id="logOut" />
      </button>
    </>
  );
}
