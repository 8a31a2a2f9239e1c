import { Palette } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-language.ts';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { useReservationListQuery } from '../desk-api.ts';
import styles from './past-colors.module.css';

const COLORS_MAX = 6;

/** The colours that a client has had, the newest first, to be named again at the next visit. */
export function PastColors() {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const { data } = useReservationListQuery({ list: 'past' });
  const colored = (data?.reservations ?? []).filter(({ colorNote }) => colorNote !== null).slice(0, COLORS_MAX);
  if (colored.length === 0) return null;
  return (
    <section aria-label={t('welcome.colors')} className={styles.colors}>
      <h2 className={styles.title}>{t('welcome.colors')}</h2>
      <ul className={styles.strip}>
        {colored.map(({ _id, colorNote, reservationDate }) => (
          <li key={_id}>
            <Chip tone="prune" isOwnWords icon={<Palette aria-hidden="true" />}>
              {colorNote} · <span className="nowrap">{format.date(reservationDate.dateReserved, 'short')}</span>
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
