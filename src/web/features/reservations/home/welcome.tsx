import { CalendarHeart, Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '#contract/paths.ts';
import { may, type UserView } from '#domain/users/roles.ts';
import { Literal } from '../../../i18n/literal.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { PageHeading } from '../../../ui/content/page-heading.tsx';
import { firstName } from './first-name.ts';
import styles from './welcome.module.css';

/** The greeting of the dashboard for who is not at the desk, with the salon's own button `Book online`. */
export function Welcome({ user }: { user: UserView }) {
  const { t } = useTranslation('visits');
  return (
    <div className={styles.welcome}>
      <PageHeading title={t('welcome.hello', { name: firstName(user.name) })} />
      <div className={styles.buttons} data-print="never">
        {may(user.roles, 'see_own_day') && (
          <LinkButton to={paths.ownDay} size="medium" icon={<CalendarHeart aria-hidden="true" />}>
            {t('welcome.ownDay')}
          </LinkButton>
        )}
        <LinkButton
          to={paths.bookingLocation}
          size="medium"
          variant={may(user.roles, 'see_own_day') ? 'secondary' : 'primary'}
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
