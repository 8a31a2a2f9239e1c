import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { localHelp } from '#domain/helps/help-texts.ts';
import type { TextLanguage } from '#domain/local-text.ts';
import { TextInLanguage } from '../../../shared/text-in-language.tsx';
import { Disclosure } from '../../../ui/content/disclosure.tsx';
import styles from './help-preview.module.css';
import type { HelpValues } from './help-values.ts';

/** The form's present values in one language, open, as the Help page shows them. */
export function HelpPreview({ language }: { language: TextLanguage }) {
  const { t } = useTranslation('owner');
  const { control } = useFormContext<HelpValues>();
  const texts = useWatch({ control });
  const { question, answer } = localHelp(
    { ...texts, question: texts.question ?? '', answer: texts.answer ?? '' },
    language,
  );
  return (
    <section aria-label={t('preview')} className={styles.preview}>
      <h2 className={styles.title}>{t('preview')}</h2>
      <p className="small muted">{t('helps.previewLead')}</p>
      <Disclosure open summary={question.text ? <TextInLanguage text={question} /> : t('helps.previewQuestion')}>
        {answer.text ? (
          <TextInLanguage as="p" text={answer} className={styles.answer} />
        ) : (
          <p className={styles.answer}>{t('helps.previewAnswer')}</p>
        )}
      </Disclosure>
    </section>
  );
}
