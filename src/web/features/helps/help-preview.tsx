import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../ui/content/disclosure.tsx';
import type { HelpFieldValues } from './help-fields.tsx';
import styles from './help-preview.module.css';

/** The entry of what the form holds at this moment, open, as the Help page shows it. */
export function HelpPreview() {
  const { t } = useTranslation('owner');
  const { control } = useFormContext<HelpFieldValues>();
  const { question, answer } = useWatch({ control });
  return (
    <section aria-label={t('preview')} className={styles.preview}>
      <h2 className={styles.title}>{t('preview')}</h2>
      <p className="small muted">{t('helps.previewLead')}</p>
      <Disclosure open summary={question || t('helps.previewQuestion')}>
        <p className={styles.answer}>{answer || t('helps.previewAnswer')}</p>
      </Disclosure>
    </section>
  );
}
