import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#contract/paths.ts';
import { logOut } from '../../../api/session-steps.ts';
import { useAppDispatch } from '../../../app/use-store.ts';
import { DeleteSection } from '../../../shared/records/delete-section.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { useDeleteAccountMutation } from './profile-api.ts';

/** Deletes one's own account for good, after the password; then logs out and opens the landing page. */
export function DeleteAccount() {
  const { t } = useTranslation(['profile', 'account']);
  const dispatch = useAppDispatch();
  const [password, setPassword] = useState('');
  const [remove, removing] = useDeleteAccountMutation();
  return (
    <DeleteSection
      title={t('removal.title')}
      lead={t('removal.lead')}
      buttonLabel={t('removal.ask')}
      question={{
        title: t('removal.dialogTitle'),
        body: t('removal.dialogBody'),
        keepLabel: t('removal.keep'),
        confirmLabel: t('removal.ask'),
      }}
      deletion={removing}
      confirmDisabled={password === ''}
      onKeep={() => setPassword('')}
      onConfirm={() => remove(password)}
      onDeleted={() => void dispatch(logOut())}
      nextPath={paths.home}
    >
      <PasswordField
        label={t('removal.password')}
        autoComplete="current-password"
        showLabel={t('account:fields.showPassword')}
        hideLabel={t('account:fields.hidePassword')}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
    </DeleteSection>
  );
}
