import type { ReactNode } from 'react';
import { PageHeading } from '../../../ui/content/page-heading.tsx';
import { LiveSign } from '../live/live-sign.tsx';
import type { LiveList } from '../live/use-live-list.ts';
import { SearchedFor } from '../row/found-text.tsx';
import { ListBody } from './list-body.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import type { FilteredList } from './use-list-filters.ts';

type DeskPageProps = {
  title: string;
  lead?: ReactNode;
  live: LiveList;
  narrowed: FilteredList;
  filters: readonly ('status' | 'location' | 'date')[];
  emptyTitle: string;
  /** Beside the filters. */
  links?: ReactNode;
  children: ReactNode;
};

/** What all lists of the desk have: a heading with the sign that they are live, what narrows them, and their body. */
export function DeskPage({ title, lead, live, narrowed, filters, emptyTitle, links, children }: DeskPageProps) {
  return (
    <>
      <PageHeading title={title} lead={lead} aside={<LiveSign live={live.live} />} />
      <ListToolbar {...narrowed} filters={filters}>
        {links}
      </ListToolbar>
      <ListBody live={live} narrowed={narrowed} emptyTitle={emptyTitle}>
        <SearchedFor value={narrowed.narrowing.keyword}>{children}</SearchedFor>
      </ListBody>
    </>
  );
}
