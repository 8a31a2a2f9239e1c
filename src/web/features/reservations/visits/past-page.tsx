import { Palette } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#contract/paths.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { BookAgain } from '../../../shared/visits/book-again.tsx';
import { useVisitName } from '../../../shared/visits/use-visit-name.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Art } from '../../../ui/art/art.tsx';
import { emptyArt } from '../../../ui/art/moments.ts';
import { PageHeading } from '../../../ui/content/page-heading.tsx';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useSalonToday } from '../../settings/api.ts';
import { ColorNoteForm, useMayNoteColor } from '../details/color-note-form.tsx';
import { ListFailure } from '../live/list-failure.tsx';
import { ListSkeleton } from '../live/list-skeleton.tsx';
import { usePastReservationsQuery } from '../past-api.ts';
import { VisitLists } from './visit-lists.tsx';
import styles from './visit-page.module.css';
import { VisitRow } from './visit-row.tsx';
import { VisitStatus } from './visit-tags.tsx';

/** So many at first, and more at each press: years of visits would be a long page. */
const AT_ONCE = 20;

/** The client's own past visits, newest first: their colours, and each ready to be booked again. */
export function PastPage() {
  const { t } = useTranslation(['visits', 'titles']);
  const { data, error, refetch } = usePastReservationsQuery(undefined, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const [shown, setShown] = useState(AT_ONCE);
  const visits = data?.reservations ?? [];
  return (
    <div className={styles.page}>
      <PageHeading title={t('titles:pastReservations')} />
      <VisitLists />
      {!data && error === undefined && <ListSkeleton />}
      {!data && error !== undefined && <ListFailure error={error} onRetry={() => void refetch()} />}
      {data && visits.length === 0 && (
        <EmptyState
          art={<Art svg={emptyArt()} width={220} height={151} />}
          title={t('nonePast')}
          action={<LinkButton to={paths.bookingLocation}>{t('book')}</LinkButton>}
        >
          {t('nonePastLead')}
        </EmptyState>
      )}
      {visits.length > 0 && (
        <ul className={styles.rows}>
          {visits.slice(0, shown).map((visit) => (
            <PastVisit key={visit._id} reservation={visit} />
          ))}
        </ul>
      )}
      {visits.length > shown && (
        <div className={styles.more}>
          <Button variant="secondary" size="medium" onClick={() => setShown(shown + AT_ONCE)}>
            {t('more')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** One of the client's past visits: its colour, or where to note it once; struck through when it was cancelled. */
function PastVisit({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation('visits');
  const nameOf = useVisitName();
  const thisYear = useSalonToday()?.slice(0, 4);
  const isOfThisYear = reservation.reservationDate.dateReserved.slice(0, 4) === thisYear;
  const name = nameOf(reservation, isOfThisYear ? 'long' : 'full');
  const mayNote = useMayNoteColor(reservation);
  const [isNoting, setIsNoting] = useState(false);
  const { status, colorNote } = reservation;
  return (
    <VisitRow
      reservation={reservation}
      name={name}
      heading="h2"
      tags={
        <>
          {status === 'cancel' && <VisitStatus status={status} />}
          {colorNote !== null && (
            <Chip tone="coral" isOwnWords icon={<Palette aria-hidden="true" />}>
              {colorNote}
            </Chip>
          )}
        </>
      }
    >
      <BookAgain visit={reservation} variant="secondary" />
      {mayNote && (
        <Button variant="quiet" size="medium" aria-expanded={isNoting} onClick={() => setIsNoting(!isNoting)}>
          {t('noteColor')}
        </Button>
      )}
      {mayNote && isNoting && <ColorNoteForm reservation={reservation} />}
    </VisitRow>
  );
}
