import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { SkipLink } from '../../ui/navigation/skip-link.tsx';
import { FrameStrips } from '../frame-strips.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import styles from './site-layout.module.css';

const CONTENT = 'contenu';

/** The frame of the public pages; the one of /about has no header. */
export function SiteLayout({ hasHeader = true }: { hasHeader?: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={styles.site}>
      <SkipLink targetId={CONTENT}>{t('skip')}</SkipLink>
      {hasHeader && <SiteHeader />}
      <FrameStrips />
      <main id={CONTENT} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
