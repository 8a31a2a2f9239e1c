import { useTranslation } from 'react-i18next';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#domain/users/demo-accounts.ts';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { useSalon } from '../../settings/api.ts';

/** The accounts of the demo salon, for whoever tries it out; a real salon never shows them. */
export function DemoAccounts() {
  const { t } = useTranslation('account');
  const salon = useSalon();
  if (!salon?.demo) return null;
  return (
    <InfoStrip>
      <p>{t('demo.title')}</p>
      <p>
        {DEMO_ACCOUNTS.map(({ email }) => (
          <span key={email}>
            <code>{email}</code>
            <br />
          </span>
        ))}
        {t('demo.password')} <code>{DEMO_PASSWORD}</code>
      </p>
    </InfoStrip>
  );
}
