import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { problemOf } from '../../api/problem.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Art } from '../../ui/art/art.tsx';
import { brokenNail } from '../../ui/art/moments.ts';
import { PageHeading } from '../../ui/content/page-heading.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Loaded, type Query } from '../loaded.tsx';

type RecordPageProps<Found> = {
  /** The list that the record belongs to: its link stands above the title. */
  list: { path: string; title: string };
  title: string;
  lead?: ReactNode;
  /** Null or a refusal of the id shows that there is no such record. */
  query: Query<Found | null>;
  missing: { title: string; backLabel: string };
  children: (record: Found) => ReactNode;
};

/** The page of one record: its heading, then its form once it is loaded, or that it does not exist. */
export function RecordPage<Found>({ list, title, lead, query, missing, children }: RecordPageProps<Found>) {
  const isRefused = query.data === undefined && [400, 404].includes(problemOf(query.error).status ?? 0);
  return (
    <>
      <RecordHeading list={list} title={title} lead={lead} />
      <Loaded query={isRefused ? { ...query, data: null } : query}>
        {(record) =>
          record === null ? (
            <EmptyState
              art={<Art svg={brokenNail()} width={200} height={200} />}
              title={missing.title}
              action={<LinkButton to={list.path}>{missing.backLabel}</LinkButton>}
            />
          ) : (
            children(record)
          )
        }
      </Loaded>
    </>
  );
}

/** A record's heading with the way back to its list. */
export function RecordHeading({ list, title, lead }: Pick<RecordPageProps<unknown>, 'list' | 'title' | 'lead'>) {
  return <PageHeading eyebrow={<Link to={list.path}>{list.title}</Link>} title={title} lead={lead} />;
}
