import { Circle, CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Completeness, TEXT_LANGUAGES, type TextLanguage } from '#domain/local-text.ts';
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx';
import { Fields } from '../../ui/fields/form-section.tsx';
import { Tabs } from '../../ui/navigation/tabs.tsx';

const ICONS = {
  complete: <CircleCheck aria-hidden="true" />,
  partial: <CircleDashed aria-hidden="true" />,
  nothing: <Circle aria-hidden="true" />,
} as const satisfies Record<Completeness, ReactNode>;

type TextLanguageTabsProps = {
  language: TextLanguage;
  onLanguage: (language: TextLanguage) => void;
  completenessOf: (language: TextLanguage) => Completeness;
  /** The fields of the selected language. */
  children: ReactNode;
};

/** A tab for each language in which a record is written, with a sign of what is missing in it. */
export function TextLanguageTabs({ language, onLanguage, completenessOf, children }: TextLanguageTabsProps) {
  const { t } = useTranslation('owner');
  const tabs = TEXT_LANGUAGES.map((key) => {
    const completeness = completenessOf(key);
    const icon = (
      <>
        {ICONS[completeness]}
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
      <Fields key={language}>{children}</Fields>
    </Tabs>
  );
}
