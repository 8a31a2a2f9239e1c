import { useTranslation } from 'react-i18next';
import { paths } from '#contract/paths.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { Literal, useLiteral } from '../../../i18n/literal.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Art } from '../../../ui/art/art.tsx';
import { emptyArt } from '../../../ui/art/moments.ts';
import { PageHeading } from '../../../ui/content/page-heading.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { useFutureReservationsQuery } from '../api.ts';
import { ListFailure } from '../live/list-failure.tsx';
import styles from './future-page.module.css';
import { VisitCard } from './visit-card.tsx';

/** 'Ma réservation': the client's own visits from today on, the next one first and large. */
export function FuturePage() {
  const { t } = useTranslation(['visits', 'common']);
  const literal = useLiteral();
  const { data, error, isLoading, refetch } = useFutureReservationsQuery(undefined, { refetchOnFocus: true });
  return (
    <div className={styles.page}>
      <PageHeading title={literal('myReservation')} />
      {isLoading && <Loading label={t('common:loading')} />}
      {error !== undefined && !data && <ListFailure error={error} onRetry={() => void refetch()} />}
      {data && <Visits reservations={data.reservations} />}
    </div>
  );
}

function Visits({ reservations }: { reservations: readonly Reservation[] }) {
  const { t } = useTranslation('visits');
  if (reservations.length === 0) {
    return (
      <EmptyState
        art={<Art svg={emptyArt()} width={220} height={132} />}
        title={t('none')}
        action={<LinkButton to={paths.bookingLocation}>{t('book')}</LinkButton>}
      />
    );
  }
  const next = reservations.find(({ status }) => status === 'pending');
  return (
    <>
      <ul className={styles.list}>
        {reservations.map((reservation) => (
          <li key={reservation._id}>
            <VisitCard reservation={reservation} isNext={reservation === next} />
          </li>
        ))}
      </ul>
      <LinkButton variant="secondary" to={paths.bookingLocation}>
        <Literal id="bookOnline" />
      </LinkButton>
    </>
  );
}
