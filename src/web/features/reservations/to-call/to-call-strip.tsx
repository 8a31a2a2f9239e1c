import { PhoneOutgoing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';

/** Leads to the clients who have still to be told of a change, while there are some. */
export function ToCallStrip({ count }: { count: number }) {
  const { t } = useTranslation('board');
  if (count === 0) return null;
  return (
    <div data-print="never">
      <InfoStrip
        icon={<PhoneOutgoing aria-hidden="true" />}
        action={<Link to={paths.visitsToCall}>{t('toCall.open')}</Link>}
      >
        {t('toCall.count', { count })}
      </InfoStrip>
    </div>
  );
}
