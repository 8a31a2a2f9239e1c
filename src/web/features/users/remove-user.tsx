import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { User } from '#contract/schemas/users.ts';
import { useToasts } from '../../shared/use-toasts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FormSection } from '../../ui/fields/form-section.tsx';
import { useRemoveUserMutation } from './api.ts';
import { NameDialog } from './name-dialog.tsx';

type RemoveUserProps = { user: User; isSelf: boolean; onGone: () => void };

/** Takes an account away once its name is typed; nobody does so to themselves here. */
export function RemoveUser({ user, isSelf, onGone }: RemoveUserProps) {
  const { t } = useTranslation('people');
  const navigate = useNavigate();
  const { show } = useToasts();
  const [isAsking, setIsAsking] = useState(false);
  const [remove, { error, isLoading, reset }] = useRemoveUserMutation();
  const { _id: id, name } = user;

  const handleConfirm = async () => {
    const answer = await remove({ id, name });
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
    <FormSection danger title={t('removal.title')} lead={t('removal.lead')}>
      <div>
        <Button
          look="danger"
          size="medium"
          disabled={isSelf}
          disabledReason={t('removal.own')}
          onClick={() => setIsAsking(true)}
        >
          {t('removal.delete')}
        </Button>
      </div>
      <NameDialog
        open={isAsking}
        title={t('removal.deleteTitle', { name })}
        body={t('removal.deleteBody')}
        confirmLabel={t('removal.delete')}
        name={name}
        error={error}
        loading={isLoading}
        onClose={handleClose}
        onConfirm={() => void handleConfirm()}
      />
    </FormSection>
  );
}
