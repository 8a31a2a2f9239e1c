import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import { pagesShown } from './pages-shown.ts';
import styles from './pagination.module.css';

type PaginationProps = {
  label: string;
  /** From 1. */
  page: number;
  pages: number;
  pageName: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** Where a page is: pages have URLs, so that Back works. */
  hrefOf: (page: number) => string;
};

/** The way through a long list; nothing when it has a single page. */
export function Pagination({ label, page, pages, pageName, previousLabel, nextLabel, hrefOf }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className={styles.pagination} data-print="never">
      <Neighbour to={page > 1 ? hrefOf(page - 1) : null} label={previousLabel}>
        <ChevronLeft aria-hidden="true" />
      </Neighbour>
      <ol className={styles.pages}>
        {pagesShown(page, pages).map((shown) => (
          <li key={shown} className={classNames(shown < 0 && styles.gap)}>
            {shown < 0 ? (
              '…'
            ) : (
              <Link
                to={hrefOf(shown)}
                aria-label={pageName(shown)}
                aria-current={shown === page ? 'page' : undefined}
                className={styles.page}
              >
                {shown}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <Neighbour to={page < pages ? hrefOf(page + 1) : null} label={nextLabel}>
        <ChevronRight aria-hidden="true" />
      </Neighbour>
    </nav>
  );
}

function Neighbour({ to, label, children }: { to: string | null; label: string; children: ReactNode }) {
  if (to === null) return <span className={classNames(styles.page, styles.nowhere)}>{children}</span>;
  return (
    <Link to={to} aria-label={label} className={styles.page}>
      {children}
    </Link>
  );
}
