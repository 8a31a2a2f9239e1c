import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { selectMustChangePassword } from '../../../api/session.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import { OwnPage } from '../../../shared/own-page.tsx';
import { PageHeading } from '../../../ui/content/page-heading.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { FormColumns } from '../../../ui/fields/form-section.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { OwnData } from './own-data.tsx';
import { PasswordForm } from './password-form.tsx';
import { useProfileQuery } from './profile-api.ts';
import { ProfileDetails } from './profile-details.tsx';

/** A person's own account: details, password, data, the way out. With a temporary password, that comes first. */
export function ProfilePage() {
  const { t } = useTranslation('profile');
  const mustChange = useAppSelector(selectMustChangePassword);
  const query = useProfileQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <OwnPage>
      <PageHeading title={t('title')} />
      <Loaded query={query}>
        {(profile) => (
          <FormColumns>
            {mustChange && (
              <InfoStrip tone="warning" icon={<KeyRound aria-hidden="true" />}>
                <strong>{t('temporary.title')}</strong>
                <p>{t('temporary.lead')}</p>
              </InfoStrip>
            )}
            {mustChange && <PasswordForm profile={profile} />}
            {!mustChange && <ProfileDetails key={profile.name} profile={profile} />}
            {!mustChange && <PasswordForm profile={profile} />}
            {!mustChange && <OwnData />}
            {!mustChange && <DeleteAccount />}
          </FormColumns>
        )}
      </Loaded>
    </OwnPage>
  );
}
