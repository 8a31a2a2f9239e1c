import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { may } from '#domain/users/roles.ts';
import { selectUser } from '../../../api/session.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { LoadFailure } from '../../../shared/load-failure.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { PageHeading } from '../../../ui/content/page-heading.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { useFutureReservationsQuery } from '../../reservations/api.ts';
import { selectPlaced } from '../../reservations/slice.ts';
import { useSalon } from '../../settings/api.ts';
import styles from './confirmation.module.css';
import { Confirmation } from './confirmation.tsx';

/**
 * Step 7: confirms the booking and says what happens next. Opened again later it shows the newest reservation of the
 * person's list; while that is loading, fails or is empty it confirms nothing.
 */
export function ConfirmationPage() {
  const newest = useNewest();
  if (newest.reservation) return <Confirmation reservation={newest.reservation} isNew={newest.isNew} />;
  if (newest.hasNone) return <Navigate to={paths.futureReservations} replace />;
  return <Unconfirmed {...newest} />;
}

type UnconfirmedProps = Pick<Newest, 'isWaiting' | 'error' | 'retry'>;

/** While the list is loading, when it fails, and for people without a list: their confirmation comes by e-mail. */
function Unconfirmed({ isWaiting, error, retry }: UnconfirmedProps) {
  const { t } = useTranslation(['order', 'common']);
  const { phone } = useFormat();
  const salon = useSalon();
  return (
    <div className={styles.page}>
      <PageHeading title={t('unconfirmed.title')} />
      {isWaiting && <Loading label={t('common:loading')} />}
      {!isWaiting && error !== undefined && <LoadFailure error={error} onRetry={retry} />}
      {!isWaiting && error === undefined && (
        <>
          <p>{t('unconfirmed.byMail', { phone: phone(salon?.phone ?? '') })}</p>
          <LinkButton variant="quiet" to={paths.bookingLocation}>
            {t('unconfirmed.book')}
          </LinkButton>
        </>
      )}
    </div>
  );
}

type Newest = {
  reservation: Reservation | null;
  /** It was booked a moment ago, on this page's way. */
  isNew: boolean;
  /** The list has arrived and is empty. */
  hasNone: boolean;
  isWaiting: boolean;
  error: unknown;
  retry: () => void;
};

/** The reservation just made; after a reload, the newest pending one of the person's list, which employees do not have. */
function useNewest(): Newest {
  const user = useAppSelector(selectUser);
  const placed = useAppSelector(selectPlaced);
  const skip = placed !== null || user === null || !may(user.roles, 'own_lists');
  const { data, error, isFetching, refetch } = useFutureReservationsQuery(undefined, { skip });
  const upcoming = data?.reservations.filter(({ status }) => status === 'pending') ?? [];
  const [newest = null] = upcoming.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  return {
    reservation: placed ?? newest,
    isNew: placed !== null,
    hasNone: data !== undefined && newest === null,
    isWaiting: isFetching,
    error,
    retry: () => void refetch(),
  };
}
