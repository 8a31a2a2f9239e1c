import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import { defaultDate } from '#domain/booking/booking-window.ts';
import { LOCATION_CODES, type LocationCode } from '#domain/salon/locations.ts';
import { isCalendarDate, isClockTime, type SalonMoment } from '#domain/salon/salon-time.ts';
import { useSalonNow } from '../../../api/salon-clock.ts';
import { selectUser } from '../../../api/session.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { useServiceNames } from '../../../shared/services/use-service-names.ts';
import { useGoOn } from '../../../shared/use-go-on.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { PageHeading } from '../../../ui/content/page-heading.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { useSalon } from '../../settings/api.ts';
import { usePost } from '../use-post.ts';
import { DeskForm } from './desk-form.tsx';
import { type Draft, emptyDraft } from './draft.ts';
import { forgetDraft, keptDraft } from './kept-draft.ts';

/** The admin booking form: staff book for a client on the phone. */
export function NewReservationPage() {
  const { t } = useTranslation(['intake', 'common']);
  const now = useSalonNow();
  const salon = useSalon();
  const user = useAppSelector(selectUser);
  if (!now || !salon || !user) {
    return (
      <>
        <PageHeading title={t('title')} />
        <Loading label={t('common:loading')} />
      </>
    );
  }
  return <Taking now={now} salon={salon} accountId={user._id} />;
}

function Taking({ now, salon, accountId }: { now: SalonMoment; salon: PublicSalon; accountId: string }) {
  const { t } = useTranslation('intake');
  const navigate = useNavigate();
  const goOn = useGoOn();
  const { show } = useToasts();
  const sentenceOf = useBookedSentence();
  const [query] = useSearchParams();
  const [post] = usePost();
  const [start, setStart] = useState(() => ({ times: 0, draft: startOf(keptDraft(accountId), query, { now, post }) }));

  const startAgain = (draft: Draft) => setStart(({ times }) => ({ times: times + 1, draft }));
  const handleBooked = (reservation: Reservation) => {
    const again = { label: t('title'), onAct: () => void navigate(paths.newReservation) };
    forgetDraft(accountId);
    show({ text: sentenceOf(reservation), action: again });
    void goOn(paths.possibleReservations);
  };
  return (
    <DeskForm
      key={start.times}
      accountId={accountId}
      start={start.draft}
      salon={salon}
      now={now}
      onBooked={handleBooked}
      onStartAgain={startAgain}
    />
  );
}

type Desk = { now: SalonMoment; post: LocationCode | null };

/**
 * Returns the draft that the form begins with: what was begun before, at the location, day and time that its URL names
 * (`?lieu=1&date=…&heure=…`), with whom `avec` names. Without either they are those of the desk, and no time; a day that has passed is not kept.
 */
function startOf(kept: Draft | null, query: URLSearchParams, { now, post }: Desk): Draft {
  const date = query.get('date') ?? '';
  const time = query.get('heure') ?? '';
  const before = kept && kept.date >= now.date ? kept : { ...kept, ...emptySlot({ now, post }) };
  const asked = {
    location: LOCATION_CODES.find((code) => String(code) === query.get('lieu')) ?? before.location,
    date: isCalendarDate(date) && date >= now.date ? date : before.date,
    time: isClockTime(time) ? time : before.time,
  };
  const performerId = query.get('avec');
  const chosen = performerId === null ? {} : { performerId, performerRequested: false };
  return { ...emptyDraft(asked), ...before, ...asked, ...chosen };
}

function emptySlot({ now, post }: Desk): Pick<Draft, 'location' | 'date' | 'time'> {
  return { location: post ?? 1, date: defaultDate(now), time: null };
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
