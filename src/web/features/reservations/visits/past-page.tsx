import { useTranslation } from 'react-i18next';
import { Art } from '../../../ui/art/art.tsx';
import { emptyArt } from '../../../ui/art/moments.ts';
import { PageHeading } from '../../../ui/content/page-heading.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useReservationListQuery } from '../desk-api.ts';
import { ListFailure } from '../live/list-failure.tsx';
import { ListSkeleton } from '../live/list-skeleton.tsx';
import styles from './future-page.module.css';
import { PastVisit } from './past-visit.tsx';

/** The client's own past visits, newest first: their colours, and each ready to be booked again (spec 2). */
export function PastPage() {
  const { t } = useTranslation(['desk', 'titles']);
  const question = { list: 'past' } as const;
  const { data, error, refetch } = useReservationListQuery(question, { refetchOnFocus: true });
  return (
    <div className={styles.page}>
      <PageHeading title={t('titles:pastReservations')} />
      {!data && error === undefined && <ListSkeleton />}
      {!data && error !== undefined && <ListFailure error={error} onRetry={() => void refetch()} />}
      {data?.reservations.length === 0 && (
        <EmptyState art={<Art svg={emptyArt()} width={220} height={151} />} title={t('desk:lists.nothingPast')} />
      )}
      <ul className={styles.list}>
        {data?.reservations.map((reservation) => (
          <li key={reservation._id}>
            <PastVisit reservation={reservation} />
          </li>
        ))}
      </ul>
    </div>
  );
}
