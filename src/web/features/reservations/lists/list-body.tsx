import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReservationList } from '#contract/schemas/reservations.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Art } from '../../../ui/art/art.tsx';
import { emptyArt } from '../../../ui/art/moments.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Pagination } from '../../../ui/navigation/pagination.tsx';
import { ListFailure } from '../live/list-failure.tsx';
import { ListSkeleton } from '../live/list-skeleton.tsx';
import type { LiveList } from '../live/use-live-list.ts';
import styles from './list-body.module.css';
import { type FilterControl, isFiltered } from './list-filters.ts';

type ListBodyProps = {
  live: LiveList;
  control: FilterControl;
  /** Shown when there is nothing, and no filter is on. */
  emptyTitle: string;
  /** The rows. */
  children: ReactNode;
};

const NO_FILTERS = { keyword: '', status: null, location: null, date: null } as const;

/** A list in any of its states: failed, on its way, empty, or its rows with how many they are and their pages. */
export function ListBody({ live, control, emptyTitle, children }: ListBodyProps) {
  const { t } = useTranslation(['desk', 'common']);
  const { list, failure, isWaiting, retry } = live;
  const { filters, changeFilters, hrefOf } = control;
  if (failure !== undefined) return <ListFailure error={failure} onRetry={retry} />;
  if (!list) return <ListSkeleton />;
  if (list.count === 0) {
    const isEmptied = isFiltered(filters);
    return (
      <>
        <ResultLine list={list} isWaiting={isWaiting} />
        <EmptyState
          art={<Art svg={emptyArt()} width={220} height={151} />}
          title={isEmptied ? nothingFor(filters.keyword) : emptyTitle}
          action={
            isEmptied && (
              <Button variant="secondary" size="medium" onClick={() => changeFilters(NO_FILTERS)}>
                {t('desk:lists.clear')}
              </Button>
            )
          }
        />
      </>
    );
  }
  return (
    <div aria-busy={isWaiting} className={styles.body}>
      <ResultLine list={list} isWaiting={isWaiting} />
      {children}
      <Pagination
        label={t('desk:lists.pages')}
        page={list.page}
        pages={list.pages}
        pageName={(page) => t('desk:lists.page', { page })}
        previousLabel={t('desk:lists.previousPage')}
        nextLabel={t('desk:lists.nextPage')}
        hrefOf={hrefOf}
      />
    </div>
  );

  function nothingFor(keyword: string): string {
    return keyword === '' ? t('desk:lists.nothingFound') : t('common:noResults', { query: keyword });
  }
}

/** « 128 rendez-vous, page 2 de 7 »: announced when the person has filtered the list, not when it changes by itself. */
function ResultLine({
  list: { count, page, pages, reservations },
  isWaiting,
}: {
  list: ReservationList;
  isWaiting: boolean;
}) {
  const { t } = useTranslation('desk');
  const { announce } = useToasts();
  const hasWaited = useRef(false);
  const sum = t('lists.count', { count });
  const paged = pages > 1 ? t('lists.countOnPage', { sum, page, pages }) : sum;
  const line = pages === 1 && reservations.length < count ? t('lists.cut', { sum, shown: reservations.length }) : paged;

  useEffect(() => {
    if (hasWaited.current && !isWaiting) announce(line);
    hasWaited.current = isWaiting;
  }, [isWaiting, line, announce]);

  return <p className={styles.result}>{line}</p>;
}
