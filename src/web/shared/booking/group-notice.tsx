import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { phoneLink } from '#contract/format.ts';
import { useSalon } from '../../features/settings/api.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { InfoStrip } from '../../ui/feedback/info-strip.tsx';

/** Groups of four or more are asked to phone; nothing is refused (spec 1). */
export function GroupNotice() {
  const { t } = useTranslation('booking');
  const { phone } = useFormat();
  const salon = useSalon();
  if (!salon) return null;
  return (
    <InfoStrip role="status" icon={<Users aria-hidden="true" />}>
      <p>
        <Trans
          t={t}
          i18nKey="cart.group"
          values={{ phone: phone(salon.phone) }}
          components={{ tel: <PhoneLink number={salon.phone} /> }}
        />
      </p>
    </InfoStrip>
  );
}

/** `Trans` puts the words in. */
function PhoneLink({ number, children }: { number: string; children?: ReactNode }) {
  return (
    <a href={phoneLink(number)} className="num nowrap">
      {children}
    </a>
  );
}
