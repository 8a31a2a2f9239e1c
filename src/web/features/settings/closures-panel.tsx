import { useTranslation } from 'react-i18next';
import type { SalonView } from '#contract/settings.ts';
import { FormColumns, FormSection } from '../../ui/fields/form-section.tsx';
import { ClosureForm } from './closure-form.tsx';
import { ClosureTable } from './closure-table.tsx';

/** The days on which the salon does not open, each year or once, at one address or both (decision 3). */
export function ClosuresPanel({ salon }: { salon: SalonView }) {
  const { t } = useTranslation('salon');
  return (
    <FormColumns>
      <FormSection title={t('closure.list')}>
        {salon.closures.length === 0 ? <p>{t('closure.none')}</p> : <ClosureTable salon={salon} />}
      </FormSection>
      <ClosureForm locations={salon.locations} />
    </FormColumns>
  );
}
