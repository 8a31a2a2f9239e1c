import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { minutesLate, waitingLevel, waitingMinutes } from '#domain/reservations/reservation-times.ts';
import { epochOf, type SalonMoment } from '#domain/salon/salon-time.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';
import { STATUS_LITERALS } from '../row/status-literals.ts';

const WAIT_TONES = { calm: 'waiting', long: 'or', too_long: 'danger' } as const;

/** How a visit stands: late by so much, waiting for so long (calm, amber from 15 minutes, red from 25), or the word. */
export function VisitState({ visit, now }: { visit: Reservation; now: SalonMoment }) {
  const { t } = useTranslation('desk');
  const literal = useLiteral();
  const { status, presentAt, reservationDate } = visit;
  const late = minutesLate(status, reservationDate, now);
  if (late !== null) {
    return (
      <Chip tone="or" icon={<Clock aria-hidden="true" />}>
        {t('late', { minutes: late })}
      </Chip>
    );
  }
  if (status === 'present' && presentAt !== null) {
    const minutes = waitingMinutes(Date.parse(presentAt), epochOf(now.date, now.minutes));
    return (
      <Chip tone={WAIT_TONES[waitingLevel(minutes)]} icon={<Clock aria-hidden="true" />}>
        {t('waiting', { minutes })}
      </Chip>
    );
  }
  return <StatusChip status={status} word={literal(STATUS_LITERALS[status])} />;
}
