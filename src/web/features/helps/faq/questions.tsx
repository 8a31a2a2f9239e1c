import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { languagesOfHelps, localHelp } from '#domain/helps/help-texts.ts';
import { LANGUAGE_TAGS, TEXT_LANGUAGES, type TextLanguage } from '#domain/local-text.ts';
import { isFoundBy, searchKey } from '#domain/search.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { TextInLanguage } from '../../../shared/text-in-language.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Art } from '../../../ui/art/art.tsx';
import { emptyArt } from '../../../ui/art/moments.ts';
import { Segmented } from '../../../ui/choices/segmented.tsx';
import { Disclosure } from '../../../ui/content/disclosure.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import type { PublicHelp } from '../api.ts';
import styles from './questions.module.css';

/** Up to this many questions need no search. */
const READ_AT_A_GLANCE = 6;

/**
 * The questions, each of which opens its answer, in the language of the page where they are translated; with a search when
 * there are many.
 */
export function Questions({ helps }: { helps: readonly PublicHelp[] }) {
  const { t } = useTranslation(['pages', 'common']);
  const [keyword, setKeyword] = useState('');
  const page = useLanguage();
  const [chosen, setChosen] = useState<TextLanguage | null>(null);
  const language = chosen ?? page;
  useLinkedQuestion();
  if (helps.length === 0) {
    return <EmptyState art={<Art svg={emptyArt()} width={220} height={151} />} title={t('helps.empty')} />;
  }
  const found = helps.filter((help) => {
    const { question, answer } = localHelp(help, language);
    return isFoundBy(searchKey(`${question.text} ${answer.text}`), keyword);
  });
  return (
    <div className={styles.questions}>
      <LanguageChoice helps={helps} value={language} onChoose={setChosen} />
      {helps.length > READ_AT_A_GLANCE && (
        <div className={styles.search}>
          <SearchField
            label={t('helps.search')}
            clearLabel={t('common:clearSearch')}
            value={keyword}
            onValueChange={setKeyword}
          />
        </div>
      )}
      <p role="status" className={styles.count}>
        {keyword.trim() && t('helps.found', { count: found.length })}
      </p>
      {found.length > 0 ? (
        <Accordion helps={found} language={language} />
      ) : (
        <EmptyState
          title={t('common:noResults', { query: keyword.trim() })}
          action={
            <Button variant="secondary" size="medium" onClick={() => setKeyword('')}>
              {t('common:clearSearch')}
            </Button>
          }
        />
      )}
    </div>
  );
}

type LanguageChoiceProps = {
  helps: readonly PublicHelp[];
  value: TextLanguage;
  onChoose: (language: TextLanguage) => void;
};

/** Shown only when some help is written in a language that the pages do not have. */
function LanguageChoice({ helps, value, onChoose }: LanguageChoiceProps) {
  const { t } = useTranslation('pages');
  const languages = languagesOfHelps(helps);
  if (!languages.includes('es')) return null;
  return (
    <div className={styles.languages}>
      <Segmented
        legend={t('helps.languages')}
        segments={languages.map((value) => ({ value, label: t(`helps.${value}`), lang: LANGUAGE_TAGS[value] }))}
        value={languages.includes(value) ? value : 'fr'}
        onValueChange={(chosen) => onChoose(TEXT_LANGUAGES.find((language) => language === chosen) ?? 'fr')}
      />
    </div>
  );
}

function Accordion({ helps, language }: { helps: readonly PublicHelp[]; language: TextLanguage }) {
  return (
    <div className={styles.accordion}>
      {helps.map((help) => {
        const { question, answer } = localHelp(help, language);
        return (
          <Disclosure key={help.id} id={help.id} summary={<TextInLanguage text={question} />}>
            <TextInLanguage as="p" text={answer} className={styles.answer} />
          </Disclosure>
        );
      })}
    </div>
  );
}

/** Opens the question that the URL names after `#`, and scrolls to it. */
function useLinkedQuestion(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const question = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!(question instanceof HTMLDetailsElement)) return;
    question.open = true;
    question.scrollIntoView({ block: 'start' });
  }, [hash]);
}
