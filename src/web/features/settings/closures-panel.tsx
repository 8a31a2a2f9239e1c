import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalonView } from '#contract/schemas/settings.ts';
import { FormColumns } from '../../ui/fields/form-section.tsx';
import { ClosureForm } from './closure-form.tsx';
import { ClosureTable } from './closure-table.tsx';
import styles from './settings.module.css';

/** The days on which the salon does not open, each year or once, at one address or both. */
export function ClosuresPanel({ salon }: { salon: SalonView }) {
  const { t } = useTranslation('salon');
  const id = useId();
  return (
    <div className={styles.closures}>
      <section aria-labelledby={id}>
        <h2 id={id} className={styles.title}>
          {t('closure.list')}
        </h2>
        {salon.closures.length === 0 ? <p>{t('closure.none')}</p> : <ClosureTable salon={salon} />}
      </section>
      <FormColumns>
        <ClosureForm locations={salon.locations} />
      </FormColumns>
    </div>
  );
}
