import { Circle, CircleCheck, CircleDashed } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TEXT_LANGUAGES, type TextLanguage } from '#domain/local-text.ts';
import { completenessOf } from '#domain/services/service-texts.ts';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { Fields, FormSection } from '../../../ui/fields/form-section.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { type ServiceFields, serviceFieldId } from './service-form-fields.ts';

const FIELDS = {
  fr: { name: 'titre', description: 'contenu', lang: 'fr-CA' },
  en: { name: 'title', description: 'content', lang: 'en-CA' },
  es: { name: 'titulo', description: 'contenido', lang: 'es' },
} as const satisfies Record<
  TextLanguage,
  { name: keyof ServiceFields; description: keyof ServiceFields; lang: string }
>;

const SIGNS = {
  complete: <CircleCheck aria-hidden="true" />,
  partial: <CircleDashed aria-hidden="true" />,
  nothing: <Circle aria-hidden="true" />,
} as const;

type ServiceTextTabsProps = { language: TextLanguage; onLanguage: (language: TextLanguage) => void };

/** The words of a service, a tab for each language with a sign of what is missing. */
export function ServiceTextTabs({ language, onLanguage }: ServiceTextTabsProps) {
  const { t } = useTranslation('owner');
  const { register, control, formState } = useFormContext<ServiceFields>();
  const texts = useWatch({ control });
  const { name, description, lang } = FIELDS[language];
  const { errors } = formState;
  const tabs = TEXT_LANGUAGES.map((key) => {
    const completeness = completenessOf({ ...texts, titre: texts.titre ?? '', contenu: texts.contenu ?? '' }, key);
    const icon = (
      <>
        {SIGNS[completeness]}
        <VisuallyHidden>{t(`services.${completeness}`)}, </VisuallyHidden>
      </>
    );
    return { key, label: t(`services.${key}`), icon };
  });
  return (
    <FormSection title={t('services.texts')} lead={t('services.textsLead')}>
      <Tabs
        label={t('services.languages')}
        tabs={tabs}
        selected={language}
        onSelect={(key) => onLanguage(TEXT_LANGUAGES.find((known) => known === key) ?? 'fr')}
      >
        <Fields key={language}>
          <TextField
            id={serviceFieldId(name)}
            lang={lang}
            label={t(`services.labels.${name}`)}
            error={errors[name]?.message}
            {...register(name)}
          />
          <TextArea
            id={serviceFieldId(description)}
            lang={lang}
            rows={5}
            label={t(`services.labels.${description}`)}
            error={errors[description]?.message}
            {...register(description)}
          />
        </Fields>
      </Tabs>
    </FormSection>
  );
}
