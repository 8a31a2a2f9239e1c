import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { may } from '#domain/users/roles.ts';
import { selectUser } from '../../api/session.ts';
import { arrival } from '../../browser/arrival.ts';
import { store } from '../../browser/browser-storage.ts';
import { useDocumentTheme } from '../../browser/document-theme.ts';
import { ignoreSecondPresses } from '../../browser/second-press.ts';
import { useDisplayChoice } from '../../browser/use-display-choice.ts';
import { useMedia } from '../../browser/use-media.ts';
import { DraftStrip } from '../../features/reservations/desk-form/draft-strip.tsx';
import { selectTool, selectTurnNeed } from '../../features/reservations/desk-form/slice.ts';
import { SkipLink } from '../../ui/navigation/skip-link.tsx';
import { fetchAhead } from '../fetch-ahead.ts';
import { FrameStrips } from '../frame-strips.tsx';
import { useAppSelector } from '../use-store.ts';
import { BottomBar } from './bottom-bar.tsx';
import styles from './dashboard-layout.module.css';
import { DashboardSide } from './dashboard-side.tsx';
import { useDeskKeys } from './use-desk-keys.ts';

const loadTools = () => import('./desk-tools.tsx');
const DeskTools = lazy(() => arrival(loadTools).then((module) => ({ default: module.DeskTools })));

const CONTENT = 'contenu';
const TELEPHONE = '(max-width: 47.99rem)';

/** Where the day needs the room more than the words of the menu. */
const needsRoom = () => window.matchMedia('(max-width: 89.99rem)').matches;

/** The frame of those who work here: a rail at the side that unfolds to the whole menu, or a bar below on a telephone. */
export function DashboardLayout() {
  const { t } = useTranslation('desk');
  const [chosenTheme, chooseTheme] = useDisplayChoice('theme', ['system', 'light', 'dark']);
  const [side, chooseSide] = useDisplayChoice('side-menu', needsRoom() ? ['narrow', 'wide'] : ['wide', 'narrow']);
  const isTelephone = useMedia(TELEPHONE);
  const prefersDark = useMedia('(prefers-color-scheme: dark)');
  const isDark = chosenTheme === 'system' ? prefersDark : chosenTheme === 'dark';
  useDocumentTheme(isDark ? 'dark' : 'light');
  // Kept before anything is chosen: it tells the first script that somebody works here.
  useEffect(() => store('theme', chosenTheme), [chosenTheme]);
  useEffect(() => ignoreSecondPresses(document), []);
  const theme = { isDark, onTheme: () => chooseTheme(isDark ? 'light' : 'dark') };
  const isNarrow = side === 'narrow';
  const toggle = () => chooseSide(isNarrow ? 'wide' : 'narrow');
  return (
    <div
      className={styles.dashboard}
      data-theme={isDark ? 'dark' : 'light'}
      data-density="comfortable"
      data-side={isTelephone ? 'below' : side}
    >
      <SkipLink targetId={CONTENT}>{t('skip', { ns: 'common' })}</SkipLink>
      {!isTelephone && (
        <aside className={styles.side} data-print="never">
          <DashboardSide isNarrow={isNarrow} {...theme} onToggle={toggle} />
        </aside>
      )}
      <div className={styles.page}>
        <FrameStrips />
        <BegunBooking />
        <main id={CONTENT} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </div>
      {isTelephone && <BottomBar {...theme} />}
      <CalledTools onSide={toggle} />
    </div>
  );
}

function BegunBooking() {
  const user = useAppSelector(selectUser);
  return user && may(user.roles, 'book_for_client') && <DraftStrip accountId={user._id} />;
}

/** What the desk calls up over any page, by Ctrl or ⌘ K or a button; fetched before it first is. */
function CalledTools({ onSide }: { onSide: () => void }) {
  const { i18n } = useTranslation();
  const roles = useAppSelector(selectUser)?.roles ?? [];
  const isDesk = may(roles, 'book_for_client');
  const isCalled = useAppSelector((state) => selectTool(state) !== null || selectTurnNeed(state) !== null);
  useDeskKeys(isDesk, onSide);
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
