import { useLocation, useNavigate, useParams } from 'react-router';
import { KEEPS_FOCUS } from '../../../app/navigation.ts';
import { type DeskList, filtersOf, type ListFilters, listUrl } from './list-filters.ts';

/** The filters of a list, and how to change them. */
export type FilterControl = {
  filters: ListFilters;
  /** Changes some of them and goes to the first page; the focus stays where it is. */
  changeFilters: (change: Partial<ListFilters>) => void;
  hrefOf: (page: number) => string;
};

/** The filters of a list, kept in the page's URL. */
export function useListFilters(list: DeskList): FilterControl {
  const navigate = useNavigate();
  const { search } = useLocation();
  const filters = filtersOf(useParams(), new URLSearchParams(search));
  return {
    filters,
    changeFilters: (change) => {
      const url = listUrl(list, { ...filters, page: 1, ...change });
      const goesOnTyping = filters.keyword !== '' && Boolean(change.keyword);
      void navigate(url, { state: KEEPS_FOCUS, preventScrollReset: true, replace: goesOnTyping });
    },
    hrefOf: (page) => listUrl(list, { ...filters, page }),
  };
}
