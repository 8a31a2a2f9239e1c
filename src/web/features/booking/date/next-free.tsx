import { CalendarCheck2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { useSalon } from '../../settings/api.ts';

type Slot = { date: string; time: string };
type NextFreeProps = { slot: Slot | null; onChoose: (slot: Slot) => void };

/** The first free time of all, one press away; or, when there is none, the phone. */
export function NextFree({ slot, onChoose }: NextFreeProps) {
  const { t } = useTranslation('booking');
  const { date, time, phone } = useFormat();
  const salon = useSalon();
  if (!slot) {
    return (
      <InfoStrip tone="warning" role="status">
        <p>{t('date.nothingFree', { phone: phone(salon?.phone ?? '') })}</p>
      </InfoStrip>
    );
  }
  return (
    <InfoStrip
      icon={<CalendarCheck2 aria-hidden="true" />}
      action={
        <Button look="quiet" size="medium" onClick={() => onChoose(slot)}>
          {t('date.choose')}
        </Button>
      }
    >
      <p>
        {t('date.nextFree')}{' '}
        <strong className="num nowrap">
          <time dateTime={`${slot.date}T${slot.time}`}>
            {date(slot.date, 'short')}, {time(slot.time)}
          </time>
        </strong>
      </p>
    </InfoStrip>
  );
}
