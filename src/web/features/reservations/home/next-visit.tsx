import { Palette } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { isOpen } from '#domain/reservations/reservation.ts';
import { ProblemText } from '../../../api/problem-text.tsx';
import { Literal } from '../../../i18n/literal.tsx';
import { useFormat } from '../../../i18n/use-language.ts';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { useFutureReservationsQuery } from '../api.ts';
import { usePastReservationsQuery } from '../past-api.ts';
import { NextVisitCard } from '../visits/next-visit-card.tsx';
import styles from './next-visit.module.css';

/** What a client comes for: the next visit, large, and the way to all the others. */
export function NextVisit() {
  const { t } = useTranslation(['visits', 'common']);
  const { data, error, isLoading } = useFutureReservationsQuery(undefined, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const past = usePastReservationsQuery();
  const next = data?.reservations.find(({ status }) => isOpen(status));
  return (
    <section aria-label={t('welcome.nextVisit')} className={styles.visit}>
      {isLoading && <Loading label={t('common:loading')} />}
      {error !== undefined && !data && (
        <InfoStrip tone="danger" role="alert">
          <ProblemText error={error} />
        </InfoStrip>
      )}
      {next && <NextVisitCard reservation={next} />}
      {data && !next && <p>{t('none')}</p>}
      {/* What stands below comes with what stands above it, or it would move. */}
      {!isLoading && !past.isLoading && (
        <>
          <PastColors visits={past.data?.reservations ?? []} />
          <OwnLinks />
        </>
      )}
    </section>
  );
}

function OwnLinks() {
  const { t } = useTranslation('visits');
  return (
    <nav aria-label={t('welcome.links')} className={styles.links}>
      <Link to={paths.futureReservations}>
        <Literal id="myReservation" />
      </Link>
      <Link to={paths.pastReservations}>{t('welcome.past')}</Link>
      <Link to={paths.profile}>{t('welcome.profile')}</Link>
    </nav>
  );
}

const COLORS_MAX = 6;

/** The colours that a client has had, the newest first, to be named again at the next visit. */
function PastColors({ visits }: { visits: readonly Reservation[] }) {
  const { t } = useTranslation('visits');
  const format = useFormat();
  const colored = visits.filter(({ colorNote }) => colorNote !== null).slice(0, COLORS_MAX);
  if (colored.length === 0) return null;
  return (
    <section aria-label={t('welcome.colors')} className={styles.colors}>
      <h2 className={styles.title}>{t('welcome.colors')}</h2>
      <ul className={styles.strip}>
        {colored.map(({ _id, colorNote, reservationDate }) => (
          <li key={_id}>
            <Chip tone="plum" isOwnWords icon={<Palette aria-hidden="true" />}>
              {colorNote} · <span className="nowrap">{format.date(reservationDate.dateReserved, 'short')}</span>
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
