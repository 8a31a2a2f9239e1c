import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReservationList } from '#contract/schemas/reservations.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Art } from '../../../ui/art/art.tsx';
import { emptyArt } from '../../../ui/art/moments.ts';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { type FilterControl, isFiltered } from './list-filters.ts';

type ResultTextProps = {
  list: ReservationList;
  isWaiting: boolean;
  /** Whether it is for listeners alone: the page counts in another way. */
  isHeard?: boolean;
};

/** « 128 rendez-vous, page 2 de 7 »: announced when the person has filtered the list, not when it changes by itself. */
export function ResultText({
  list: { count, page, pages, reservations },
  isWaiting,
  isHeard = false,
}: ResultTextProps) {
  const { t } = useTranslation('desk');
  const { announce } = useToasts();
  const hasWaited = useRef(false);
  const sum = t('lists.count', { count });
  const paged = pages > 1 ? t('lists.countOnPage', { sum, page, pages }) : sum;
  const text = pages === 1 && reservations.length < count ? t('lists.cut', { sum, shown: reservations.length }) : paged;

  useEffect(() => {
    if (hasWaited.current && !isWaiting) announce(text);
    hasWaited.current = isWaiting;
  }, [isWaiting, text, announce]);

  return isHeard ? <VisuallyHidden>{text}</VisuallyHidden> : text;
}

const NO_FILTERS = { keyword: '', status: null, location: null, date: null } as const;

type NothingFoundProps = {
  control: FilterControl;
  /** Said when no filter is on. */
  emptyTitle: string;
};

/** Why a list is empty, and how to see the whole list when its filters have emptied it. */
export function NothingFound({ control: { filters, changeFilters }, emptyTitle }: NothingFoundProps) {
  const { t } = useTranslation(['desk', 'common']);
  const { keyword } = filters;
  const art = <Art svg={emptyArt()} width={220} height={151} />;
  if (!isFiltered(filters)) return <EmptyState art={art} title={emptyTitle} />;
  return (
    <EmptyState
      art={art}
      title={keyword === '' ? t('desk:lists.nothingFound') : t('common:noResults', { query: keyword })}
      action={
        <Button variant="secondary" size="medium" onClick={() => changeFilters(NO_FILTERS)}>
          {t('desk:lists.clear')}
        </Button>
      }
    />
  );
}
