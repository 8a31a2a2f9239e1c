import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import { defaultDate } from '#domain/booking/booking-window.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { isCalendarDate, isClockTime, type SalonMoment } from '#domain/salon/salon-time.ts';
import { useSalonNow } from '../../../api/salon-clock.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { useServiceNames } from '../../../shared/services/use-service-names.ts';
import { useGoOn } from '../../../shared/use-go-on.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { PageHeading } from '../../../ui/content/page-heading.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { useSalon } from '../../settings/api.ts';
import { deviceLocation } from '../desk-time/location-choice.tsx';
import { DeskForm } from './desk-form.tsx';
import { type Draft, emptyDraft } from './draft.ts';

/** The admin booking form: staff book for a client on the phone. */
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
  const goOn = useGoOn();
  const { show } = useToasts();
  const sentenceOf = useBookedSentence();
  const [query] = useSearchParams();
  const [start] = useState(() => startOf(query, now));

  const handleBooked = (reservation: Reservation) => {
    const again = { label: t('title'), onAct: () => void navigate(paths.newReservation) };
    show({ text: sentenceOf(reservation), action: again });
    void goOn(paths.possibleReservations);
  };
  return <DeskForm start={start} salon={salon} now={now} onBooked={handleBooked} />;
}

/** Returns the draft that the form begins with: from its URL (`?lieu=1&date=…&heure=…`), the rest by default. */
function startOf(query: URLSearchParams, now: SalonMoment): Draft {
  const date = query.get('date') ?? '';
  const time = query.get('heure') ?? '';
  return emptyDraft({
    location: placeOf(query.get('lieu')),
    date: isCalendarDate(date) && date >= now.date ? date : defaultDate(now),
    time: isClockTime(time) ? time : null,
  });
}

function placeOf(text: string | null): LocationCode {
  if (text === '1') return 1;
  return text === '2' ? 2 : deviceLocation();
}

/** The sentence to read back to the caller: who, when, where and what. */
function useBookedSentence(): (reservation: Reservation) => string {
  const { t } = useTranslation('intake');
  const format = useFormat();
  const nameOf = useServiceNames();
  const salon = useSalon();
  return ({ reservationClientInfo, reservationDate, reservationLocation, reservationServices }) =>
    t('booked', {
      client: reservationClientInfo.client,
      date: format.date(reservationDate.dateReserved),
      time: format.time(reservationDate.timeReserved),
      location: salon?.locations.find(({ code }) => code === reservationLocation.locationReserved)?.name ?? '',
      services: reservationServices
        .map(({ serviceId, titre, qty }) => {
          const name = lowerFirst(serviceId ? nameOf({ serviceId, titre }).text : titre);
          return qty > 1 ? `${name} × ${qty}` : name;
        })
        .join(', '),
    });
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLocaleLowerCase('fr-CA') + text.slice(1);
}
