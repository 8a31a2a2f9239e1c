import { Menu, Moon, Search, Sun } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router';
import { paths } from '#contract/paths.ts';
import { may } from '#domain/users/roles.ts';
import { selectUser } from '../../api/session.ts';
import { arrival } from '../../browser/arrival.ts';
import { store } from '../../browser/browser-storage.ts';
import { useDocumentTheme } from '../../browser/document-theme.ts';
import { useDisplayChoice } from '../../browser/use-display-choice.ts';
import { useMedia } from '../../browser/use-media.ts';
import { DraftStrip } from '../../features/reservations/desk-form/draft-strip.tsx';
import { selectTool, toolAsked } from '../../features/reservations/desk-form/slice.ts';
import { useSalonName } from '../../shared/use-salon-name.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Logo } from '../../ui/art/logo.tsx';
import { SkipLink } from '../../ui/navigation/skip-link.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { fetchAhead } from '../fetch-ahead.ts';
import { FrameStrips } from '../frame-strips.tsx';
import { LanguageSwitch } from '../site/language-switch.tsx';
import { UserMenu } from '../site/user-menu.tsx';
import { useAppDispatch, useAppSelector } from '../use-store.ts';
import styles from './dashboard-layout.module.css';
import { DashboardSide } from './dashboard-side.tsx';
import { useDeskKeys } from './use-desk-keys.ts';

const loadTools = () => import('./desk-tools.tsx');
const DeskTools = lazy(() => arrival(loadTools).then((module) => ({ default: module.DeskTools })));

const CONTENT = 'contenu';

/** Where the lists need the room more than the words of the menu. */
const isTablet = () => window.matchMedia('(max-width: 79.99rem)').matches;

/** The frame of those who work here: the menu of their role at the side, the person at the top. */
export function DashboardLayout() {
  const { t } = useTranslation('desk');
  const [chosenTheme, chooseTheme] = useDisplayChoice('theme', ['system', 'light', 'dark']);
  const [side, chooseSide] = useDisplayChoice('side-menu', isTablet() ? ['narrow', 'wide'] : ['wide', 'narrow']);
  const prefersDark = useMedia('(prefers-color-scheme: dark)');
  const isDark = chosenTheme === 'system' ? prefersDark : chosenTheme === 'dark';
  const isNarrow = side === 'narrow';
  useDocumentTheme(isDark ? 'dark' : 'light');
  // Kept before anything is chosen: it tells the first script that somebody works here.
  useEffect(() => store('theme', chosenTheme), [chosenTheme]);
  return (
    <div
      className={styles.dashboard}
      data-theme={isDark ? 'dark' : 'light'}
      data-density="comfortable"
      data-side={side}
    >
      <SkipLink targetId={CONTENT}>{t('skip', { ns: 'common' })}</SkipLink>
      <aside className={styles.side} data-print="never">
        <DashboardSide isNarrow={isNarrow} onToggle={() => chooseSide(isNarrow ? 'wide' : 'narrow')} />
      </aside>
      <div className={styles.page}>
        <TopBar isDark={isDark} onTheme={() => chooseTheme(isDark ? 'light' : 'dark')} />
        <FrameStrips />
        <BegunBooking />
        <main id={CONTENT} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </div>
      <CalledTools />
    </div>
  );
}

function TopBar({ isDark, onTheme }: { isDark: boolean; onTheme: () => void }) {
  const { t } = useTranslation('desk');
  const user = useAppSelector(selectUser);
  const salonName = useSalonName();
  const dispatch = useAppDispatch();
  return (
    <header className={styles.bar} data-print="never">
      <MenuSheet />
      <Link to={paths.home} className={styles.logo} aria-label={t('nav.home', { ns: 'common', salonName })}>
        <Logo name={salonName} />
      </Link>
      <div className={styles.tools}>
        {user && may(user.roles, 'book_for_client') && (
          <div className={styles.palette}>
            <IconButton
              label={t('menu.palette')}
              icon={<Search aria-hidden="true" />}
              onClick={() => dispatch(toolAsked('palette'))}
            />
          </div>
        )}
        <IconButton
          label={isDark ? t('theme.light') : t('theme.dark')}
          icon={isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
          onClick={onTheme}
        />
        <LanguageSwitch short />
        {user && <UserMenu user={user} />}
      </div>
    </header>
  );
}

function BegunBooking() {
  const user = useAppSelector(selectUser);
  return user && may(user.roles, 'book_for_client') && <DraftStrip accountId={user._id} />;
}

/** What the desk calls up over any page, by Ctrl or ⌘ K or a button; fetched before it first is. */
function CalledTools() {
  const { i18n } = useTranslation();
  const roles = useAppSelector(selectUser)?.roles ?? [];
  const isDesk = may(roles, 'book_for_client');
  const isCalled = useAppSelector(selectTool) !== null;
  useDeskKeys(isDesk);
  useEffect(() => {
    if (isDesk) void fetchAhead(i18n, [{ load: loadTools, messages: ['board', 'intake'] }]);
  }, [isDesk, i18n]);
  if (!isDesk || !isCalled) return null;
  return (
    <Suspense fallback={null}>
      <DeskTools roles={roles} />
    </Suspense>
  );
}

function MenuSheet() {
  const { t } = useTranslation('desk');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <div className={styles.sheet}>
      <IconButton
        label={t('menu.label')}
        icon={<Menu aria-hidden="true" />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      <Drawer open={isOpen} onClose={close} title={t('menu.label')} closeLabel={t('nav.closeMenu', { ns: 'common' })}>
        <DashboardSide isNarrow={false} onFollow={close} />
      </Drawer>
    </div>
  );
}
