import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import type { SalonMoment } from '#domain/salon/salon-time.ts';
import { useSalonNow } from '../../../api/salon-clock.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { PageHeading } from '../../../ui/content/page-heading.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { useSalon } from '../../settings/api.ts';
import { DeskForm } from './desk-form.tsx';
import { startOf } from './start.ts';
import { useBookedSentence } from './use-booked-sentence.ts';

/** The admin booking form: staff book for a client on the phone (spec 2, 5). */
export function NewReservationPage() {
  const { t } = useTranslation(['intake', 'common']);
  const now = useSalonNow();
  const salon = useSalon();
  return (
    <>
      <PageHeading title={t('title')} />
      {now && salon ? <Taking now={now} salon={salon} /> : <Loading label={t('common:loading')} />}
    </>
  );
}

function Taking({ now, salon }: { now: SalonMoment; salon: PublicSalon }) {
  const { t } = useTranslation('intake');
  const navigate = useNavigate();
  const { show } = useToasts();
  const sentenceOf = useBookedSentence();
  const [query] = useSearchParams();
  const [start] = useState(() => startOf(query, now));

  const handleBooked = (reservation: Reservation) => {
    const again = { label: t('title'), onAct: () => void navigate(paths.newReservation) };
    show({ text: sentenceOf(reservation), action: again });
    void navigate(paths.possibleReservations);
  };
  return <DeskForm start={start} salon={salon} now={now} onBooked={handleBooked} />;
}
