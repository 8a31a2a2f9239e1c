import { CalendarClock, CalendarPlus, Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '#contract/paths.ts';
import { may, type UserView } from '#domain/users/roles.ts';
import { Literal } from '../../../i18n/literal.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { PageHeading } from '../../../ui/content/page-heading.tsx';
import styles from './welcome.module.css';

/** The greeting of the dashboard and the salon's own buttons: `Book online` for all, two more for the desk. */
export function Welcome({ user }: { user: UserView }) {
  const { t } = useTranslation('visits');
  const isDesk = may(user.roles, 'manage_reservations');
  return (
    <div className={styles.welcome}>
      <PageHeading title={t('welcome.hello', { name: firstName(user.name) })} />
      <div className={styles.buttons} data-print="never">
        {isDesk && (
          <>
            <LinkButton to={paths.newReservation} size="medium" icon={<CalendarPlus aria-hidden="true" />}>
              <span className={styles.words}>
                <Literal id="takeAppointment" />
              </span>
            </LinkButton>
            <LinkButton
              to={paths.pendingReservations}
              variant="secondary"
              size="medium"
              icon={<CalendarClock aria-hidden="true" />}
            >
              <span className={styles.words}>
                <Literal id="reservationsToDo" />
              </span>
            </LinkButton>
          </>
        )}
        <LinkButton
          to={paths.bookingLocation}
          variant={isDesk ? 'secondary' : 'primary'}
          size="medium"
          icon={<Globe aria-hidden="true" />}
        >
          <span className={styles.words}>
            <Literal id="bookOnline" />
          </span>
        </LinkButton>
      </div>
    </div>
  );
}

function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}
