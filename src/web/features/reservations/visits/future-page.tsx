import { type ReactNode, useId } from 'react';
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

/** 'Ma réservation': the client's own visits from today on, the next one first and large, what is done or cancelled last. */
export function FuturePage() {
  const literal = useLiteral();
  const { data, error, isLoading, refetch } = useFutureReservationsQuery(undefined, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
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
  const isDouble = (visit: Reservation) => open.some((other) => other !== visit && areAtOnce(visit, other));
  const [next, ...others] = open;
  const over = reservations.filter(({ status }) => !isOpen(status));
  return (
    <>
      {next ? <NextVisitCard reservation={next} isDouble={isDouble(next)} /> : <NoneToCome />}
      <Rows title={t('afterwards')}>
        {others.map((visit) => (
          <VisitRow
            key={visit._id}
            reservation={visit}
            name={nameOf(visit)}
            heading="h3"
            tags={isDouble(visit) && <SameTime />}
          />
        ))}
      </Rows>
      <Rows title={t('over')}>
        {over.map((visit) => (
          <VisitRow
            key={visit._id}
            reservation={visit}
            name={nameOf(visit)}
            heading="h3"
            tags={<VisitStatus status={visit.status} />}
          />
        ))}
      </Rows>
    </>
  );
}

/** Visits under a title of their own; nothing when there is none. */
function Rows({ title, children }: { title: string; children: readonly ReactNode[] }) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.rows}>{children}</ul>
    </section>
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
