import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { paths } from '#contract/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from './visit-lists.module.css';

/** « À venir » and « Passés »: the two lists of a client, each at its own URL. */
export function VisitLists() {
  const { t } = useTranslation('visits');
  return (
    <nav aria-label={t('lists')} className={styles.lists}>
      <NavLink to={paths.futureReservations} className={classNames(styles.list)}>
        {t('upcoming')}
      </NavLink>
      <NavLink to={paths.pastReservations} className={classNames(styles.list)}>
        {t('past')}
      </NavLink>
    </nav>
  );
}
