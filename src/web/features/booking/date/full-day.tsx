import { useTranslation } from 'react-i18next';
import type { fullDayReason } from '#domain/booking/availability.ts';
import { telephoneLink } from '#domain/users/phone.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { useSalon } from '../../settings/api.ts';

type Slot = { date: string; time: string };
type FullDayProps = { reason: ReturnType<typeof fullDayReason>; next: Slot | null; onChoose: (slot: Slot) => void };

/** A day without a place, and why: where the next one is, and the phone for who cannot wait. */
export function FullDay({ reason, next, onChoose }: FullDayProps) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const salon = useSalon();
  return (
    <InfoStrip
      role="status"
      action={
        next && (
          <Button look="quiet" size="medium" onClick={() => onChoose(next)}>
            {t('date.choose')}
          </Button>
        )
      }
    >
      <p>
        {t(`date.fullDay.${reason}`)}{' '}
        {next && (
          <>
            {t('date.nextFree')}{' '}
            <strong className="num nowrap">
              {format.date(next.date, 'short')}, {format.time(next.time)}
            </strong>
          </>
        )}
      </p>
      {salon && (
        <p>
          <a href={telephoneLink(salon.phone)} className="nowrap">
            {format.phone(salon.phone)}
          </a>
        </p>
      )}
    </InfoStrip>
  );
}
