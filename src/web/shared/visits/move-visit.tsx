import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AvailableDay } from '#contract/schemas/availability.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { asOf, dayToShow } from '#domain/booking/availability.ts';
import { defaultDate, type Slot } from '#domain/booking/booking-window.ts';
import { clientMoveRefusal } from '#domain/reservations/moving.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { type CalendarDate, clockTime, minutesOf, type SalonMoment } from '#domain/salon/salon-time.ts';
import { problemOf } from '../../api/problem.ts';
import { ProblemText } from '../../api/problem-text.tsx';
import { useSalonClock, useSalonNow } from '../../api/salon-clock.ts';
import { useMoveVisitMutation, useTimesToMoveToQuery, type VisitAccess } from '../../features/reservations/move-api.ts';
import { useSalon } from '../../features/settings/api.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Segmented } from '../../ui/choices/segmented.tsx';
import { InfoStrip } from '../../ui/feedback/info-strip.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { useEndText } from '../booking/use-end-text.ts';
import { BookingDays, useStripStart } from '../dates/booking-days.tsx';
import { TimeButtons } from '../dates/time-buttons.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { useToasts } from '../use-toasts.ts';
import styles from './move-visit.module.css';

/** What of a visit its move shows and needs. */
export type MovableVisit = Pick<
  Reservation,
  'reservationDate' | 'reservationLocation' | 'reservationServices' | 'endTime' | 'totalPrice'
>;

type MoveVisitProps = {
  open: boolean;
  visit: MovableVisit;
  access: VisitAccess;
  onClose: () => void;
  /** Called once the visit has moved, after `onClose`. */
  onMoved?: () => void;
};

/** Whether a client may still move this visit of theirs online; followed while the page is open. */
export function useMayMove({ status, reservationDate }: Pick<Reservation, 'status' | 'reservationDate'>): boolean {
  const cutoffMinutes = useSalon()?.moveCutoffMinutes;
  return useSalonClock(
    (now) =>
      now !== null &&
      cutoffMinutes !== undefined &&
      clientMoveRefusal(status, reservationDate, { now, cutoffMinutes }) === null,
  );
}

/** A client moves a visit: another day, time or location, confirmed by one press. Services and price stay as booked. */
export function MoveVisit({ open, ...rest }: MoveVisitProps) {
  const { t } = useTranslation(['visits', 'common']);
  const choice = useChoice(rest);
  return (
    <Drawer
      open={open}
      onClose={() => {
        choice.onPick(null);
        rest.onClose();
      }}
      title={t('move.title')}
      closeLabel={t('common:close')}
      footer={open && <Confirmation {...rest} {...choice} />}
    >
      {open && <Choice {...rest} {...choice} />}
    </Drawer>
  );
}

type Choosing = ReturnType<typeof useChoice>;
type PartProps = Omit<MoveVisitProps, 'open'> & Choosing;

function useChoice({ visit }: Pick<MoveVisitProps, 'visit'>) {
  const [location, setLocation] = useState<LocationCode>(visit.reservationLocation.locationReserved);
  const [picked, setPicked] = useState<Slot | null>(null);
  const [move, { error, isLoading, reset }] = useMoveVisitMutation();
  const pick = (slot: Slot | null) => {
    reset();
    setPicked(slot);
  };
  return {
    location,
    picked,
    onLocation: (code: LocationCode) => {
      setLocation(code);
      pick(null);
    },
    /** Another choice forgets why the one before was refused. */
    onPick: pick,
    move,
    error,
    isLoading,
  };
}

function Choice({ visit, access, location, picked, onLocation, onPick }: PartProps) {
  const { t } = useTranslation(['visits', 'common']);
  const salon = useSalon();
  const now = useSalonNow();
  const { currentData, error, refetch } = useTimesToMoveToQuery({ visit: access, location });
  return (
    <div className={styles.choice}>
      <p className={styles.stays}>{t('move.stays', { services: useServices(visit) })}</p>
      {salon && (
        <Segmented
          legend={t('move.location')}
          segments={salon.locations.map(({ code, name }) => ({ value: String(code), label: name }))}
          value={String(location)}
          onValueChange={(code) => onLocation(code === '1' ? 1 : 2)}
        />
      )}
      {currentData && now ? (
        <Times key={location} {...{ visit, picked, onPick, now }} days={currentData.days} />
      ) : (
        <div className={styles.times}>
          {error === undefined ? (
            <Loading label={t('common:loading')} />
          ) : (
            <LoadFailure error={error} onRetry={refetch} />
          )}
        </div>
      )}
    </div>
  );
}

function useServices({ reservationServices, totalPrice }: MovableVisit): string {
  const format = useFormat();
  const names = reservationServices.map(({ titre, qty }) => (qty > 1 ? `${titre} × ${qty}` : titre));
  return `${names.join(', ')}, ${format.price(totalPrice)}`;
}

type TimesProps = Pick<PartProps, 'visit' | 'picked' | 'onPick'> & { days: readonly AvailableDay[]; now: SalonMoment };

function Times({ visit, picked, onPick, now, days: offered }: TimesProps) {
  const { t } = useTranslation('dates');
  const format = useFormat();
  const endOf = useEndOf(visit);
  const firstDate = defaultDate(now);
  const days = asOf(offered, now).filter(({ date }) => date >= firstDate);
  const [date, setDate] = useState<CalendarDate>(() =>
    dayToShow(days, later(visit.reservationDate.dateReserved, firstDate)),
  );
  const start = useStripStart(firstDate, days.at(-1)?.date ?? firstDate, date);
  const day = days.find((candidate) => candidate.date === date);
  const chosen = picked?.date === date ? { time: picked.time, end: endOf(picked.time) } : null;
  return (
    <>
      <BookingDays days={days} start={start} value={date} today={now.date} onChoose={setDate} />
      <section aria-label={format.date(date)} className={styles.times}>
        <h3 className={styles.day}>{format.date(date)}</h3>
        {day && day.state !== 'closed' ? (
          <TimeButtons slots={day.slots} chosen={chosen} onChoose={(time) => onPick({ date, time })} />
        ) : (
          <p>{day?.reason ?? t('closed')}</p>
        )}
      </section>
    </>
  );
}

function later(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one > other ? one : other;
}

/** Returns a function from a start time to the text of when the visit would end then. */
function useEndOf({ reservationDate, endTime }: MovableVisit) {
  const endText = useEndText();
  const minutes = (minutesOf(endTime) - minutesOf(reservationDate.timeReserved) + 24 * 60) % (24 * 60);
  return (start: string) => endText(start, clockTime(minutesOf(start) + minutes));
}

/** The time that the visit has, struck once another is chosen, and the one press that moves it. */
function Confirmation({ visit, access, location, picked, move, error, isLoading, ...on }: PartProps) {
  const { t } = useTranslation(['visits', 'dates']);
  const format = useFormat();
  const { show } = useToasts();
  const code = error === undefined ? null : problemOf(error).code;
  const { dateReserved, timeReserved } = visit.reservationDate;
  const textOf = ({ date, time }: Slot) => `${format.date(date)}, ${format.time(time)}`;
  const former = textOf({ date: dateReserved, time: timeReserved });
  const isElsewhere = location !== visit.reservationLocation.locationReserved;
  const next = picked && (isElsewhere || textOf(picked) !== former) ? textOf(picked) : null;

  const handleMove = async (overlapIsMeant: boolean) => {
    if (!picked || next === null || isLoading) return;
    const { reservationLocation, reservationDate } = visit;
    const to = {
      from: { reservationLocation, reservationDate },
      reservationLocation: { locationReserved: location },
      reservationDate: { dateReserved: picked.date, timeReserved: picked.time },
      overlapIsMeant,
    };
    const answer = await move({ visit: access, to });
    if (answer.error) return;
    on.onPick(null);
    on.onClose();
    show({ text: t('move.moved', { when: next }) });
    on.onMoved?.();
  };

  return (
    <div className={styles.footer}>
      {error !== undefined && (
        <InfoStrip tone={code === 'overlaps_own_visit' ? 'warning' : 'danger'} role="alert">
          <ProblemText error={error} />
        </InfoStrip>
      )}
      <p className={styles.when} role="status">
        <span className={styles.former}>{next ? <s>{former}</s> : former}</span>
        <span className={styles.next}>{next ?? t('dates:chooseTime')}</span>
      </p>
      <Button
        fullWidth
        loading={isLoading}
        disabled={next === null}
        onClick={() => void handleMove(code === 'overlaps_own_visit')}
      >
        {t(code === 'overlaps_own_visit' ? 'move.anyway' : 'move.confirm')}
      </Button>
    </div>
  );
}
