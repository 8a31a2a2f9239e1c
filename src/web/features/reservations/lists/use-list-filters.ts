import { useLocation, useNavigate, useParams } from 'react-router';
import { KEEPS_FOCUS } from '../../../app/navigation.ts';
import { addressOf, type DeskList, filtersOf, type ListFilters } from './list-filters.ts';

/** What narrows the list of this page, and how to narrow it otherwise. */
export type FilteredList = {
  narrowing: ListFilters;
  /** Changes a part of it, from the first page on; the focus stays where it is. */
  narrow: (change: Partial<ListFilters>) => void;
  hrefOf: (page: number) => string;
};

/** The narrowing of a list, kept in the address of its page. */
export function useListFilters(list: DeskList): FilteredList {
  const navigate = useNavigate();
  const { search } = useLocation();
  const narrowing = filtersOf(useParams(), new URLSearchParams(search));
  return {
    narrowing,
    narrow: (change) => {
      const address = addressOf(list, { ...narrowing, page: 1, ...change });
      const goesOnTyping = narrowing.keyword !== '' && Boolean(change.keyword);
      void navigate(address, { state: KEEPS_FOCUS, preventScrollReset: true, replace: goesOnTyping });
    },
    hrefOf: (page) => addressOf(list, { ...narrowing, page }),
  };
}
