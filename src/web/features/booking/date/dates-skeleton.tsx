import { useTranslation } from 'react-i18next';
import { defaultDate, slotsOn, timetableOn } from '#domain/booking/booking-window.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { hoursOn } from '#domain/salon/salon-settings.ts';
import type { CalendarDate, ClockTime } from '#domain/salon/salon-time.ts';
import { useSalonNow } from '../../../api/salon-clock.ts';
import { BookingDaysSkeleton } from '../../../shared/dates/booking-days.tsx';
import { useSlotGroups } from '../../../shared/dates/slot-groups.ts';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { SlotButtonsSkeleton } from '../../../ui/dates/slot-buttons.tsx';
import { salonOf, useSalon } from '../../settings/api.ts';
import styles from './date-page.module.css';
import { VisitNotes } from './visit-notes.tsx';

/** A day with as many starts as any, for as long as nothing is known. */
const SOME_THURSDAY = '2026-06-04';

/** The step until the dates have arrived, which is all that the server draws of it: everything where it will stand. */
export function DatesSkeleton({ location, hidden }: { location: LocationCode | null; hidden: boolean }) {
  const { t } = useTranslation(['dates', 'common']);
  const now = useSalonNow();
  return (
    <div hidden={hidden} className={styles.choice}>
      <BookingDaysSkeleton />
      <div className={styles.day}>
        <div className={styles.content}>
          <p aria-hidden="true" className={styles.title}>
            &nbsp;
          </p>
          <TimesSkeleton location={location} date={now && defaultDate(now)} />
        </div>
        <VisitNotes end={null} />
      </div>
      <VisuallyHidden>
        <p role="status">{t('common:loading')}</p>
      </VisuallyHidden>
    </div>
  );
}

/** The room of the times of a day at a location, by its timetable and hours. */
export function TimesSkeleton({ location, date }: { location: LocationCode | null; date: CalendarDate | null }) {
  const times = useTimetable(location, date);
  const groups = useSlotGroups(
    times.map((time) => ({ time, state: 'free' })),
    null,
  );
  return <SlotButtonsSkeleton groups={groups} />;
}

function useTimetable(location: LocationCode | null, date: CalendarDate | null): ClockTime[] {
  const salon = useSalon();
  if (date === null) return timetableOn(SOME_THURSDAY);
  const hours = salon && location !== null ? hoursOn(salonOf(salon), location, date) : null;
  return hours ? slotsOn(date, hours) : timetableOn(date);
}
