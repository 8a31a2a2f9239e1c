import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { ProblemText } from '../../../api/problem-text.tsx';
import { logOut } from '../../../api/session-steps.ts';
import { useAppDispatch } from '../../../app/use-store.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { FormSection } from '../../../ui/fields/form-section.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useDeleteAccountMutation } from './profile-api.ts';

/** Deletes one's own account for good, after the password; then the person is logged out and back on the landing page. */
export function DeleteAccount() {
  const { t } = useTranslation(['profile', 'account', 'common']);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { show } = useToasts();
  const [isAsking, setIsAsking] = useState(false);
  const [password, setPassword] = useState('');
  const [remove, { error, isLoading, reset }] = useDeleteAccountMutation();

  const handleKeep = () => {
    reset();
    setPassword('');
    setIsAsking(false);
  };
  const handleConfirm = async () => {
    const answer = await remove(password);
    if (answer.error) return;
    show({ text: answer.data.message });
    void dispatch(logOut());
    await navigate(paths.home);
  };

  return (
    <FormSection danger title={t('removal.title')} lead={t('removal.lead')}>
      <div>
        <Button look="danger" size="medium" onClick={() => setIsAsking(true)}>
          {t('removal.ask')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t('removal.dialogTitle')}
        keepLabel={t('removal.keep')}
        confirmLabel={t('removal.ask')}
        closeLabel={t('common:close')}
        confirmDisabled={password === ''}
        loading={isLoading}
        onKeep={handleKeep}
        onConfirm={() => void handleConfirm()}
      >
        <p>{t('removal.dialogBody')}</p>
        <PasswordField
          label={t('removal.password')}
          autoComplete="current-password"
          showLabel={t('account:fields.showPassword')}
          hideLabel={t('account:fields.hidePassword')}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        {error !== undefined && (
          <InfoStrip tone="danger" role="alert">
            <ProblemText error={error} />
          </InfoStrip>
        )}
      </ConfirmDialog>
    </FormSection>
  );
}
