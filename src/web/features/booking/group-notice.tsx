import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { phoneLink } from '#contract/format.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { InfoStrip } from '../../ui/feedback/info-strip.tsx';
import { usePublicSettingsQuery } from '../settings/api.ts';

/** Groups of four or more are asked to phone; nothing is refused (spec 1, ux 2.5). */
export function GroupNotice() {
  const { t } = useTranslation(['booking', 'common']);
  const { phone } = useFormat();
  const { data: salon } = usePublicSettingsQuery();
  if (!salon) return null;
  const number = phone(salon.phone);
  return (
    <InfoStrip
      role="status"
      icon={<Users aria-hidden="true" />}
      action={
        <a href={phoneLink(salon.phone)} className="num nowrap">
          {t('common:footer.call', { phone: number })}
        </a>
      }
    >
      <p>{t('cart.group', { phone: number })}</p>
    </InfoStrip>
  );
}
