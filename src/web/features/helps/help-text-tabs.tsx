import { Circle, CircleCheck, CircleDashed } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { HELP_TEXT_FIELDS, helpCompleteness } from '#domain/help-texts.ts';
import { LANGUAGE_TAGS, TEXT_LANGUAGES, type TextLanguage } from '#domain/local-text.ts';
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx';
import { Fields } from '../../ui/fields/form-section.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import type { HelpFieldValues } from './help-form-fields.ts';

const SIGNS = {
  complete: <CircleCheck aria-hidden="true" />,
  partial: <CircleDashed aria-hidden="true" />,
  nothing: <Circle aria-hidden="true" />,
} as const;

type HelpTextTabsProps = { language: TextLanguage; onLanguage: (language: TextLanguage) => void };

/** The words of a question, a tab for each language with a sign of what is missing. */
export function HelpTextTabs({ language, onLanguage }: HelpTextTabsProps) {
  const { t } = useTranslation('owner');
  const { register, control, formState } = useFormContext<HelpFieldValues>();
  const texts = useWatch({ control });
  const { question, answer } = HELP_TEXT_FIELDS[language];
  const { errors } = formState;
  const tabs = TEXT_LANGUAGES.map((key) => {
    const written = { ...texts, question: texts.question ?? '', answer: texts.answer ?? '' };
    const completeness = helpCompleteness(written, key);
    const icon = (
      <>
        {SIGNS[completeness]}
        <VisuallyHidden>{t(`services.${completeness}`)}, </VisuallyHidden>
      </>
    );
    return { key, label: t(`services.${key}`), icon };
  });
  return (
    <Tabs
      label={t('services.languages')}
      tabs={tabs}
      selected={language}
      onSelect={(key) => onLanguage(TEXT_LANGUAGES.find((known) => known === key) ?? 'fr')}
    >
      <Fields key={language}>
        <TextField
          id={`help-${question}`}
          lang={LANGUAGE_TAGS[language]}
          label={t(`helps.labels.${question}`)}
          error={errors[question]?.message}
          {...register(question)}
        />
        <TextArea
          id={`help-${answer}`}
          rows={6}
          lang={LANGUAGE_TAGS[language]}
          label={t(`helps.labels.${answer}`)}
          hint={t('helps.answerHint')}
          error={errors[answer]?.message}
          {...register(answer)}
        />
      </Fields>
    </Tabs>
  );
}
