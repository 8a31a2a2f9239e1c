import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { folded, isFoundBy } from '#domain/search.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Art } from '../../ui/art/art.tsx';
import { emptyArt } from '../../ui/art/moments.ts';
import { Disclosure } from '../../ui/content/disclosure.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import type { PublicHelp } from './api.ts';
import styles from './questions.module.css';
import { useLinkedQuestion } from './use-linked-question.ts';

/** So many can be read through without searching (ux 4.8, 11). */
const READ_AT_A_GLANCE = 6;

/** The questions one below the other, each opening on its answer; with a search when there are many. */
export function Questions({ helps }: { helps: readonly PublicHelp[] }) {
  const { t } = useTranslation(['pages', 'common']);
  const [keyword, setKeyword] = useState('');
  useLinkedQuestion();
  if (helps.length === 0) {
    return <EmptyState art={<Art svg={emptyArt()} width={220} height={151} />} title={t('helps.empty')} />;
  }
  const found = helps.filter(({ question, answer }) => isFoundBy(folded(`${question} ${answer}`), keyword));
  return (
    <div className={styles.questions}>
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
        <Accordion helps={found} />
      ) : (
        <EmptyState
          title={t('common:noResults', { query: keyword.trim() })}
          action={
            <Button look="secondary" size="medium" onClick={() => setKeyword('')}>
              {t('common:clearSearch')}
            </Button>
          }
        />
      )}
    </div>
  );
}

/** The salon writes its answers in French; another page says so of them (ux 1.5). */
function Accordion({ helps }: { helps: readonly PublicHelp[] }) {
  const isForeign = useLanguage() !== 'fr';
  return (
    <div lang={isForeign ? 'fr-CA' : undefined} className={styles.accordion}>
      {helps.map(({ id, question, answer }) => (
        <Disclosure key={id} id={id} summary={question}>
          <p className={styles.answer}>{answer}</p>
        </Disclosure>
      ))}
    </div>
  );
}
