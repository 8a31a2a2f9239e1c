import { Palette } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listed } from '#contract/format.ts';
import { requestedPerformers } from '#domain/team/performers.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { ServicePicture } from '../../../shared/services/service-picture.tsx';
import { BookAgain } from '../../../shared/visits/book-again.tsx';
import { BookedServices } from '../../../shared/visits/booked-services.tsx';
import { usePastReservationsQuery } from '../past-api.ts';
import styles from './again-card.module.css';

/** « Comme la dernière fois? »: the last visit that was not cancelled, with its colour, at one press of booking again. */
export function AgainCard() {
  const { t } = useTranslation('visits');
  const { data } = usePastReservationsQuery();
  const last = data?.reservations.find(({ status }) => status === 'done');
  const [first] = last?.reservationServices ?? [];
  const language = useLanguage();
  if (!last || !first) return null;
  const asked = requestedPerformers(last);
  return (
    <section aria-labelledby="encore" className={styles.again}>
      <h2 id="encore" className={styles.title}>
        {t('again.title')}
      </h2>
      <div className={styles.card}>
        <div className={styles.picture}>
          <ServicePicture service={first} crop="square" sizes="60px" />
        </div>
        <div className={styles.words}>
          <p>
            <strong>
              <BookedServices lines={last.reservationServices} />
            </strong>
          </p>
          {asked.length > 0 && <p>{t('with', { names: listed(asked, language) })}</p>}
          {last.colorNote !== null && (
            <p className={styles.color}>
              <Palette aria-hidden="true" /> {last.colorNote}
            </p>
          )}
        </div>
        <BookAgain visit={last} />
      </div>
    </section>
  );
}
