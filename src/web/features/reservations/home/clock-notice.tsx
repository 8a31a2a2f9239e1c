import { useTranslation } from 'react-i18next';
import { parseInstant, salonMoment } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { useClockQuery, useConfirmClockMutation } from './clock-api.ts';

/** Tells an Admin that the server's clock has leapt, and takes their word that it is right. */
export function ClockNotice() {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const { data: clock } = useClockQuery(undefined, { refetchOnMountOrArgChange: true });
  const [confirm, { isLoading, isError }] = useConfirmClockMutation();
  if (!clock?.leap) return null;
  const day = (iso: string) => format.date(salonMoment(parseInstant(iso) ?? 0).date, 'full');
  return (
    <InfoStrip
      tone="warning"
      action={
        <Button look="secondary" size="medium" loading={isLoading} onClick={() => void confirm()}>
          {t('clock.confirm')}
        </Button>
      }
    >
      <p>{t('clock.leapt', { from: day(clock.leap.from), now: day(clock.now) })}</p>
      {isError && <p role="alert">{t('clock.failed')}</p>}
    </InfoStrip>
  );
}
