import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { User } from '#contract/schemas/users.ts';
import { useProblemSentence } from '../../api/problem-text.tsx';
import { saveFile } from '../../shared/save-file.ts';
import { useToasts } from '../../shared/use-toasts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FormSection } from '../../ui/fields/form-section.tsx';
import { useAnonymiseUserMutation, useExportUserMutation } from './api.ts';
import { NameDialog } from './name-dialog.tsx';
import styles from './users-page.module.css';

type PrivacyCardProps = { user: User; isSelf: boolean; onGone: () => void };

/** What the law lets a person ask for: their data, and to be forgotten. */
export function PrivacyCard({ user, isSelf, onGone }: PrivacyCardProps) {
  const { t } = useTranslation('people');
  const navigate = useNavigate();
  const sentence = useProblemSentence();
  const { show } = useToasts();
  const [isAsking, setIsAsking] = useState(false);
  const [exportData, exporting] = useExportUserMutation();
  const [anonymise, { error, isLoading, reset }] = useAnonymiseUserMutation();
  const { _id: id, name } = user;

  const handleExport = async () => {
    const answer = await exportData(id);
    if (answer.error) {
      show({ text: sentence(answer.error), tone: 'error' });
      return;
    }
    saveFile(`donnees-${id}.json`, 'application/json', answer.data);
    show({ text: t('privacy.exported') });
  };
  const handleAnonymise = async () => {
    const answer = await anonymise({ id, name });
    if (answer.error) return;
    onGone();
    show({ text: answer.data.message });
    await navigate(paths.users);
  };
  const handleClose = () => {
    reset();
    setIsAsking(false);
  };

  return (
    <FormSection title={t('privacy.title')} lead={t('privacy.lead')}>
      <div className={styles.deed}>
        <Button look="secondary" size="medium" loading={exporting.isLoading} onClick={() => void handleExport()}>
          {t('privacy.export')}
        </Button>
        <p className="small muted">{t('privacy.exportHint')}</p>
      </div>
      <div className={styles.deed}>
        <Button
          look="danger"
          size="medium"
          disabled={isSelf}
          disabledReason={t('removal.own')}
          onClick={() => setIsAsking(true)}
        >
          {t('privacy.anonymise')}
        </Button>
        <p className="small muted">{t('privacy.anonymiseHint')}</p>
      </div>
      <NameDialog
        open={isAsking}
        title={t('removal.anonymiseTitle', { name })}
        body={t('removal.anonymiseBody')}
        confirmLabel={t('privacy.anonymise')}
        name={name}
        error={error}
        loading={isLoading}
        onClose={handleClose}
        onConfirm={() => void handleAnonymise()}
      />
    </FormSection>
  );
}
