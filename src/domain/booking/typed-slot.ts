import { addDays, type CalendarDate, type ClockTime, isCalendarDate, isClockTime } from '../salon/salon-time.ts';

const DAYS_AHEAD = /^\+(\d{1,3})$/;
const DAY = /^(\d{1,2})$/;
const DAY_AND_MONTH = /^(\d{1,2})\s*[/.-]\s*(\d{1,2})$/;
const WHOLE_DATE = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const HOUR_AND_MINUTE = /^(\d{1,2})\s*(?:h|:)\s*(\d{1,2})?$/i;
const DIGITS = /^\d{1,4}$/;
const MONTHS_AHEAD = 12;

/**
 * The date that the desk means by what it types: `+7` is in seven days, `12` the next 12th, `12/7` the next
 * 12 July, today included; a whole date stands for itself. Null for anything else.
 */
export function typedDate(text: string, today: CalendarDate): CalendarDate | null {
  const typed = text.trim();
  const ahead = DAYS_AHEAD.exec(typed);
  if (ahead) return addDays(today, Number(ahead[1]));
  const day = DAY.exec(typed);
  if (day) return nextOf(today, (month) => dateOf(month.year, month.number, Number(day[1])));
  const dayOfMonth = DAY_AND_MONTH.exec(typed);
  if (dayOfMonth) {
    const year = Number(today.slice(0, 4));
    return nextOfYears(today, [year, year + 1], Number(dayOfMonth[2]), Number(dayOfMonth[1]));
  }
  const whole = WHOLE_DATE.exec(typed);
  return whole ? dateOf(Number(whole[1]), Number(whole[2]), Number(whole[3])) : null;
}

/** The time that is meant by `1030`, `930`, `9`, `10 h 30` or `10:30`; null for what is no time of a day. */
export function typedTime(text: string): ClockTime | null {
  const typed = text.replaceAll('\u00A0', ' ').trim();
  const parts = HOUR_AND_MINUTE.exec(typed);
  if (parts) return timeOf(parts[1] ?? '', parts[2] ?? '0');
  if (!DIGITS.test(typed)) return null;
  return typed.length <= 2 ? timeOf(typed, '0') : timeOf(typed.slice(0, -2), typed.slice(-2));
}

function timeOf(hour: string, minute: string): ClockTime | null {
  const time = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
  return isClockTime(time) ? time : null;
}

function dateOf(year: number, month: number, day: number): CalendarDate | null {
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}

/** The first date from today on among this month and those after it; months that have no such day are passed over. */
function nextOf(today: CalendarDate, dateIn: (month: { year: number; number: number }) => CalendarDate | null) {
  const year = Number(today.slice(0, 4));
  const current = Number(today.slice(5, 7)) - 1;
  const months = Array.from({ length: MONTHS_AHEAD }, (_, ahead) => current + ahead);
  const dates = months.map((month) => dateIn({ year: year + Math.floor(month / 12), number: (month % 12) + 1 }));
  return dates.find((date) => date !== null && date >= today) ?? null;
}

function nextOfYears(today: CalendarDate, years: readonly number[], month: number, day: number): CalendarDate | null {
  return years.map((year) => dateOf(year, month, day)).find((date) => date !== null && date >= today) ?? null;
}
