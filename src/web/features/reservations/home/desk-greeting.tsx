import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { UserView } from '#domain/users/roles.ts';
import { Literal } from '../../../i18n/literal.tsx';
import styles from './desk-greeting.module.css';
import { firstName } from './first-name.ts';

/** The greeting of the desk and the salon's own three links, as one quiet line. */
export function DeskGreeting({ user }: { user: UserView }) {
  const { t } = useTranslation('visits');
  return (
    <div className={styles.line} data-print="never">
      <h1 className={styles.hello}>{t('welcome.hello', { name: firstName(user.name) })}</h1>
      <Link to={paths.newReservation} className={styles.link}>
        <Literal id="takeAppointment" />
      </Link>
      <Link to={paths.pendingReservations} className={styles.link}>
        <Literal id="reservationsToDo" />
      </Link>
      <Link to={paths.bookingLocation} className={styles.link}>
        <Literal id="bookOnline" />
      </Link>
    </div>
  );
}
