import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanLine } from '#domain/texts.ts';
import { ProblemText } from '../../api/problem-text.tsx';
import { InfoStrip } from '../../ui/feedback/info-strip.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

type NameDialogProps = {
  open: boolean;
  title: string;
  body: string;
  confirmLabel: string;
  name: string;
  error: unknown;
  loading: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** Asks for the name of whom it is about before something that cannot be undone. */
export function NameDialog({ open, title, body, confirmLabel, name, error, loading, ...on }: NameDialogProps) {
  const { t } = useTranslation(['people', 'common']);
  const [typed, setTyped] = useState('');
  const handleKeep = () => {
    setTyped('');
    on.onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={title}
      keepLabel={t('removal.keep')}
      confirmLabel={confirmLabel}
      closeLabel={t('common:close')}
      confirmDisabled={cleanLine(typed) !== cleanLine(name)}
      loading={loading}
      onKeep={handleKeep}
      onConfirm={on.onConfirm}
    >
      <p>{body}</p>
      <TextField
        label={t('removal.typeName', { name })}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {error !== undefined && (
        <InfoStrip tone="danger" role="alert">
          <ProblemText error={error} />
        </InfoStrip>
      )}
    </ConfirmDialog>
  );
}
