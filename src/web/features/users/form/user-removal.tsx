import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#contract/paths.ts';
import type { User } from '#contract/schemas/users.ts';
import { cleanLine } from '#domain/texts.ts';
import { useProblemSentence } from '../../../api/problem-text.tsx';
import { DeleteDialog, DeleteSection } from '../../../shared/records/delete-section.tsx';
import { saveFile } from '../../../shared/save-file.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FormSection } from '../../../ui/fields/form-section.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useAnonymiseUserMutation, useExportUserMutation, useRemoveUserMutation } from '../api.ts';
import styles from './user-removal.module.css';

type UserRemovalProps = {
  user: User;
  isSelf: boolean;
  /** The account no longer exists, so its form may be left. */
  onRemoved: () => void;
};

/** What the law lets a person ask for: a copy of their data, and to be anonymised. */
export function PrivacyCard({ user, isSelf, onRemoved }: UserRemovalProps) {
  const { t } = useTranslation('people');
  const sentence = useProblemSentence();
  const { show } = useToasts();
  const [isAsking, setIsAsking] = useState(false);
  const [exportData, exporting] = useExportUserMutation();
  const [anonymise, anonymising] = useAnonymiseUserMutation();
  const { _id: id, name } = user;
  const typedName = useTypedName(name);

  const handleExport = async () => {
    const exported = await exportData(id);
    if (exported.error) {
      show({ text: sentence(exported.error), tone: 'error' });
      return;
    }
    saveFile(`donnees-${id}.json`, 'application/json', exported.data);
    show({ text: t('privacy.exported') });
  };
  const handleClose = () => {
    typedName.clear();
    setIsAsking(false);
  };

  return (
    <FormSection title={t('privacy.title')} lead={t('privacy.lead')}>
      <div className={styles.action}>
        <Button variant="secondary" size="medium" loading={exporting.isLoading} onClick={() => void handleExport()}>
          {t('privacy.export')}
        </Button>
        <p className="small muted">{t('privacy.exportHint')}</p>
      </div>
      <div className={styles.action}>
        <Button
          variant="danger"
          size="medium"
          disabled={isSelf}
          disabledReason={t('removal.own')}
          onClick={() => setIsAsking(true)}
        >
          {t('privacy.anonymise')}
        </Button>
        <p className="small muted">{t('privacy.anonymiseHint')}</p>
      </div>
      <DeleteDialog
        open={isAsking}
        question={{
          title: t('removal.anonymiseTitle', { name }),
          body: t('removal.anonymiseBody'),
          keepLabel: t('removal.keep'),
          confirmLabel: t('privacy.anonymise'),
        }}
        deletion={anonymising}
        confirmDisabled={!typedName.isRight}
        onClose={handleClose}
        onConfirm={() => anonymise({ id, name })}
        onDeleted={onRemoved}
        nextPath={paths.users}
      >
        {typedName.field}
      </DeleteDialog>
    </FormSection>
  );
}

/** Deletes an account once its name is typed; one's own is deleted in the profile. */
export function RemoveUser({ user, isSelf, onRemoved }: UserRemovalProps) {
  const { t } = useTranslation('people');
  const [remove, removing] = useRemoveUserMutation();
  const { _id: id, name } = user;
  const typedName = useTypedName(name);

  return (
    <DeleteSection
      title={t('removal.title')}
      lead={t('removal.lead')}
      buttonLabel={t('removal.delete')}
      disabledReason={isSelf ? t('removal.own') : undefined}
      question={{
        title: t('removal.deleteTitle', { name }),
        body: t('removal.deleteBody'),
        keepLabel: t('removal.keep'),
        confirmLabel: t('removal.delete'),
      }}
      deletion={removing}
      confirmDisabled={!typedName.isRight}
      onKeep={typedName.clear}
      onConfirm={() => remove({ id, name })}
      onDeleted={onRemoved}
      nextPath={paths.users}
    >
      {typedName.field}
    </DeleteSection>
  );
}

/** A field for the name of the account, to be typed before what cannot be undone. */
function useTypedName(name: string) {
  const { t } = useTranslation('people');
  const [typed, setTyped] = useState('');
  return {
    isRight: cleanLine(typed) === cleanLine(name),
    clear: () => setTyped(''),
    field: (
      <TextField
        label={t('removal.typeName', { name })}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    ),
  };
}
