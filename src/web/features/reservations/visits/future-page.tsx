import { useTranslation } from 'react-i18next';
import { paths } from '#contract/paths.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { isOpen } from '#domain/reservations/reservation.ts';
import { areAtOnce } from '#domain/reservations/reservation-times.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useVisitName } from '../../../shared/visits/use-visit-name.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Art } from '../../../ui/art/art.tsx';
import { emptyArt } from '../../../ui/art/moments.ts';
import { PageHeading } from '../../../ui/content/page-heading.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useFutureReservationsQuery } from '../api.ts';
import { ListFailure } from '../live/list-failure.tsx';
import { ListSkeleton } from '../live/list-skeleton.tsx';
import { AgainCard } from './again-card.tsx';
import { NextVisitCard } from './next-visit-card.tsx';
import { VisitLists } from './visit-lists.tsx';
import styles from './visit-page.module.css';
import { VisitRow } from './visit-row.tsx';
import { SameTime, VisitStatus } from './visit-tags.tsx';

/** 'Ma réservation': the client's own visits from today on, the next one first and large. */
export function FuturePage() {
  const literal = useLiteral();
  const { data, error, isLoading, refetch } = useFutureReservationsQuery(undefined, { refetchOnFocus: true });
  return (
    <div className={styles.page}>
      <PageHeading title={literal('myReservation')} />
      <VisitLists />
      <div className={styles.lists}>
        {isLoading && <ListSkeleton />}
        {error !== undefined && !data && <ListFailure error={error} onRetry={() => void refetch()} />}
        {data && <Upcoming reservations={data.reservations} />}
      </div>
      {data && <AgainCard />}
    </div>
  );
}

function Upcoming({ reservations }: { reservations: readonly Reservation[] }) {
  const { t } = useTranslation('visits');
  const nameOf = useVisitName();
  const open = reservations.filter(({ status }) => isOpen(status));
  const isDouble = (visit: Reservation) =>
    open.includes(visit) && open.some((other) => other !== visit && areAtOnce(visit, other));
  const [next] = open;
  const others = reservations.filter((visit) => visit !== next);
  return (
    <>
      {next ? <NextVisitCard reservation={next} isDouble={isDouble(next)} /> : <NoneToCome />}
      {others.length > 0 && (
        <section aria-labelledby="ensuite" className={styles.section}>
          <h2 id="ensuite" className={styles.title}>
            {t('afterwards')}
          </h2>
          <ul className={styles.rows}>
            {others.map((visit) => (
              <VisitRow
                key={visit._id}
                reservation={visit}
                name={nameOf(visit)}
                heading="h3"
                tags={
                  <>
                    {!isOpen(visit.status) && <VisitStatus status={visit.status} />}
                    {isDouble(visit) && <SameTime />}
                  </>
                }
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function NoneToCome() {
  const { t } = useTranslation('visits');
  return (
    <EmptyState
      art={<Art svg={emptyArt()} width={220} height={132} />}
      title={t('none')}
      action={<LinkButton to={paths.bookingLocation}>{t('book')}</LinkButton>}
    >
      {t('noneLead')}
    </EmptyState>
  );
}
