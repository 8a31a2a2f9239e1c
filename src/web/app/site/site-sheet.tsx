import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { phoneLink } from '#contract/format.ts';
import { paths } from '#contract/paths.ts';
import { selectUser } from '../../api/session.ts';
import { useSalon } from '../../features/settings/api.ts';
import { FrameLiteral } from '../../i18n/frame-literal.tsx';
import { useFormat } from '../../i18n/use-language.ts';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { useLogout } from '../use-logout.ts';
import { useAppSelector } from '../use-store.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { LoginLinks } from './login-links.tsx';
import styles from './site-sheet.module.css';

type SiteSheetProps = { open: boolean; onClose: () => void };

/** The menu of small screens: everything the bar has no room for. */
export function SiteSheet({ open, onClose }: SiteSheetProps) {
  const { t } = useTranslation();
  return (
    <Drawer open={open} onClose={onClose} title={t('nav.menu')} closeLabel={t('nav.closeMenu')}>
      <SheetContent onFollow={onClose} />
    </Drawer>
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
        <FrameLiteral id="dashboard" />
      </Link>
      <Link to={paths.profile} onClick={onFollow}>
        <FrameLiteral id="profile" />
      </Link>
      <button type="button" onClick={handleLogout}>
        <FrameLiteral id="logOut" />
      </button>
    </>
  );
}
