import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AvailableDay } from '#contract/schemas/availability.ts';
import type { Slot } from '#domain/booking/booking-window.ts';
import type { AskedPerformer } from '#domain/cart/cart-choices.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import type { CalendarDate, ClockTime } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { TimeButtons } from '../../../shared/dates/time-buttons.tsx';
import { useChosenLocation } from '../frame/use-chosen-location.ts';
import styles from './date-page.module.css';
import { TimesSkeleton } from './dates-skeleton.tsx';
import { FullDay, NothingFree } from './full-day.tsx';
import { OtherWays } from './other-ways.tsx';
import { useVisitEnd } from './visit-end.ts';
import { VisitNotes } from './visit-notes.tsx';

const TITLE_ID = 'jour';

type DaySlotsProps = {
  location: LocationCode;
  date: CalendarDate;
  /** The day at this location, once it is loaded. */
  day: AvailableDay | undefined;
  time: ClockTime | null;
  asked: AskedPerformer | null;
  /** Why the day could not be loaded. */
  failure: ReactNode;
  /** What has changed, over the times. */
  news: ReactNode;
  /** The next free slot, offered when the day is full. */
  nextFree: Slot | null;
  onChoose: (slot: Slot) => void;
  /** Chooses a slot at the other location. */
  onChooseElsewhere: (slot: Slot) => void;
  /** Chooses a slot, and asks for nobody any more. */
  onChooseWithAnybody: (slot: Slot) => void;
  /** Asks for nobody any more. */
  onAnybody: () => void;
};

/** The start times of a day by morning, afternoon and evening; a full day offers what comes closest. */
export function DaySlots({ failure, news, ...times }: DaySlotsProps) {
  const { location, date, day, time } = times;
  const format = useFormat();
  const name = useChosenLocation()?.name ?? '';
  const visitEnd = useVisitEnd();
  const content = useRef<HTMLDivElement>(null);
  useShownOnChange(content, date);
  const focusChosen = useFocusOnChosen(content, time);
  return (
    <section aria-labelledby={TITLE_ID} className={styles.day}>
      <div ref={content} className={styles.content}>
        {day?.state !== 'full' && (
          <h2 id={TITLE_ID} className={styles.title}>
            <span className={styles.date}>{format.date(date)}</span> <span className={styles.place}>{name}</span>
          </h2>
        )}
        {news}
        {day ? (
          <TimesOfDay {...times} day={day} onJump={focusChosen} />
        ) : (
          failure || <TimesSkeleton location={location} date={date} />
        )}
      </div>
      {day?.state !== 'full' && <VisitNotes end={time === null ? null : visitEnd(time)} />}
    </section>
  );
}

type TimesOfDayProps = Omit<DaySlotsProps, 'failure' | 'news' | 'day'> & {
  day: AvailableDay;
  /** Called before another day is shown with its time chosen. */
  onJump: () => void;
};

/** What can be chosen on a day, which depends on whether it is open, full or closed. */
function TimesOfDay({ location, date, day, time, asked, nextFree, onJump, ...on }: TimesOfDayProps) {
  const { t } = useTranslation('dates');
  const visitEnd = useVisitEnd();
  if (day.state === 'closed') {
    return (
      <>
        <p>{day.reason ?? t('closed')}</p>
        {nextFree === null && <NothingFree asked={asked} onAnybody={on.onAnybody} />}
      </>
    );
  }
  const otherWays = (
    <OtherWays
      {...{ location, day, asked }}
      onChooseWithAnybody={(chosen) => on.onChooseWithAnybody({ date, time: chosen })}
      onChooseElsewhere={(chosen) => on.onChooseElsewhere({ date, time: chosen })}
    />
  );
  if (day.state === 'full') {
    const jump = (slot: Slot) => {
      onJump();
      on.onChoose(slot);
    };
    return (
      <FullDay {...{ day, asked, nextFree }} titleId={TITLE_ID} onChoose={jump} onAnybody={on.onAnybody}>
        {otherWays}
      </FullDay>
    );
  }
  return (
    <>
      <TimeButtons
        slots={day.slots}
        chosen={time === null ? null : { time, end: visitEnd(time) }}
        onChoose={(chosen) => on.onChoose({ date, time: chosen })}
      />
      {otherWays}
    </>
  );
}

/** Brings the times of another day into sight, when they are not; never by itself. */
function useShownOnChange(content: { current: HTMLElement | null }, date: CalendarDate): void {
  const shown = useRef(date);
  useEffect(() => {
    if (shown.current === date) return;
    shown.current = date;
    content.current?.scrollIntoView({ block: 'nearest' });
  }, [content, date]);
}

/**
 * Returns a function that asks for the focus to go to the chosen time once it is drawn: what was pressed to choose it is
 * gone by then.
 */
function useFocusOnChosen(content: { current: HTMLElement | null }, time: ClockTime | null): () => void {
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current || time === null) return;
    isAsked.current = false;
    content.current?.querySelector<HTMLElement>(`[data-time="${time}"]`)?.focus();
  }, [content, time]);
  return () => {
    isAsked.current = true;
  };
}
