import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useDocumentTheme } from '../../browser/document-theme.ts';
import { classNames } from '../../ui/class-names.ts';
import { SkipLink } from '../../ui/navigation/skip-link.tsx';
import { FrameStrips } from '../frame-strips.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import styles from './site-layout.module.css';

const CONTENT = 'contenu';

type SiteLayoutProps = {
  hasHeader?: boolean;
  /** Gives its pages a gutter and the width of the site, which the public pages choose for themselves. */
  isPadded?: boolean;
};

/** The frame of the public pages and of the client's own; the one of /about has no header. */
export function SiteLayout({ hasHeader = true, isPadded = false }: SiteLayoutProps) {
  const { t } = useTranslation();
  // Clients see the salon in its own light, also when their device prefers the dark.
  useDocumentTheme('light');
  return (
    <div className={styles.site}>
      <SkipLink targetId={CONTENT}>{t('skip')}</SkipLink>
      {hasHeader && <SiteHeader />}
      <FrameStrips />
      <main id={CONTENT} tabIndex={-1} className={classNames(styles.main, isPadded && styles.padded)}>
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
