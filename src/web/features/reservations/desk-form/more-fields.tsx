import { useTranslation } from 'react-i18next';
import { COMMENT_MAX } from '#domain/users/person.ts';
import { Disclosure } from '../../../ui/content/disclosure.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './desk-form.module.css';
import type { Draft } from './draft.ts';

const PERFORMER_MAX = 100;

/** What is rarely asked: with whom, and a word for the team. */
export function MoreFields({ draft, onChange }: { draft: Draft; onChange: (part: Partial<Draft>) => void }) {
  const { t } = useTranslation(['intake', 'common']);
  return (
    <Disclosure summary={t('more')}>
      <div className={styles.more}>
        <TextField
          label={t('performer')}
          note={t('common:optional')}
          autoComplete="off"
          maxLength={PERFORMER_MAX}
          value={draft.performer}
          onChange={({ target }) => onChange({ performer: target.value })}
        />
        <TextArea
          label={t('comment')}
          note={t('common:optional')}
          maxLength={COMMENT_MAX}
          rows={2}
          value={draft.comment}
          onChange={({ target }) => onChange({ comment: target.value })}
        />
      </div>
    </Disclosure>
  );
}
