import { useTranslation } from 'react-i18next';
import { InfoStrip } from '../../ui/feedback/info-strip.tsx';
import { usePublicSettingsQuery } from '../settings/api.ts';

const DEMO_ACCOUNTS = ['admin@lunule.test', 'manager@lunule.test', 'employee@lunule.test', 'client@lunule.test'];
const DEMO_PASSWORD = 'Lunule!2026';

/** The accounts of the demo salon, for whoever tries it out (decision 10); a real salon never shows them. */
export function DemoAccounts() {
  const { t } = useTranslation('account');
  const { data: salon } = usePublicSettingsQuery();
  if (!salon?.demo) return null;
  return (
    <InfoStrip>
      <p>{t('demo.title')}</p>
      <p>
        {DEMO_ACCOUNTS.map((account) => (
          <span key={account}>
            <code>{account}</code>
            <br />
          </span>
        ))}
        {t('demo.password')} <code>{DEMO_PASSWORD}</code>
      </p>
    </InfoStrip>
  );
}
