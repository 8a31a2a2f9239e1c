import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { isOpen } from '#domain/reservations/reservation.ts';
import { ProblemText } from '../../../api/problem-text.tsx';
import { Literal } from '../../../i18n/literal.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { useFutureReservationsQuery } from '../api.ts';
import { VisitCard } from '../visits/visit-card.tsx';
import styles from './next-visit.module.css';
import { PastColors } from './past-colors.tsx';

/** What a client comes for: the next visit, large, and the way to all the others. */
export function NextVisit() {
  const { t } = useTranslation(['desk', 'visits', 'common']);
  const { data, error, isLoading } = useFutureReservationsQuery(undefined, { refetchOnFocus: true });
  const next = data?.reservations.find(({ status }) => isOpen(status));
  return (
    <section aria-label={t('welcome.nextVisit')} className={styles.visit}>
      {isLoading && <Loading label={t('common:loading')} />}
      {error !== undefined && !data && (
        <InfoStrip tone="danger" role="alert">
          <ProblemText error={error} />
        </InfoStrip>
      )}
      {next && <VisitCard reservation={next} isNext />}
      {data && !next && <p>{t('visits:none')}</p>}
      <PastColors />
      <nav aria-label={t('welcome.links')} className={styles.links}>
        <Link to={paths.futureReservations}>
          <Literal id="myReservation" />
        </Link>
        <Link to={paths.pastReservations}>{t('menu.past')}</Link>
        <Link to={paths.profile}>{t('menu.profile')}</Link>
      </nav>
    </section>
  );
}
