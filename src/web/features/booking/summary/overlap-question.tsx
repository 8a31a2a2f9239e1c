import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { useSalon } from '../../settings/api.ts';

type OverlapQuestionProps = {
  /** The other visit, when it is known. */
  visit: Reservation | undefined;
  isMeant: boolean;
  onAnswer: (isMeant: boolean) => void;
};

/** Asks whether two visits at the same time are meant: the second is more often a mistake than for a friend. */
export function OverlapQuestion({ visit, isMeant, onAnswer }: OverlapQuestionProps) {
  const { t } = useTranslation('order');
  const format = useFormat();
  const salon = useSalon();
  const place = salon?.locations.find(({ code }) => code === visit?.reservationLocation.locationReserved)?.name;
  return (
    <InfoStrip tone="warning" role="status">
      <p>
        {visit
          ? t('overlap.other', {
              from: format.time(visit.reservationDate.timeReserved),
              to: format.time(visit.endTime),
              place: place ?? '',
            })
          : t('overlap.some')}
      </p>
      <Checkbox label={t('overlap.meant')} checked={isMeant} onChange={({ target }) => onAnswer(target.checked)} />
    </InfoStrip>
  );
}
