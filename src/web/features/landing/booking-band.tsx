import { useTranslation } from 'react-i18next';
import { paths } from '#contract/paths.ts';
import { Literal } from '../../i18n/literal.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Art } from '../../ui/art/art.tsx';
import { houseMark } from '../../ui/art/moments.ts';
import styles from './booking-band.module.css';

/** The call to book, once more, for those who have read this far (spec 1). */
export function BookingBand() {
  const { t } = useTranslation('landing');
  return (
    <section className={styles.section}>
      <div className={styles.band}>
        <div className={styles.words}>
          <h2>{t('band.title')}</h2>
          <p>{t('band.text')}</p>
          <LinkButton to={paths.bookingLocation}>
            <Literal id="bookNow" />
          </LinkButton>
        </div>
        <div className={styles.art}>
          <Art svg={houseMark()} width={380} height={330} />
        </div>
      </div>
    </section>
  );
}
