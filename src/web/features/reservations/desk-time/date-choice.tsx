import { CalendarDays } from 'lucide-react';
import { type KeyboardEvent, type Ref, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AvailableDay } from '#contract/schemas/availability.ts';
import { BOOKING_WINDOW_DAYS } from '#domain/booking/booking-window.ts';
import { typedDate } from '#domain/booking/typed-slot.ts';
import { addDays, type CalendarDate } from '#domain/salon/salon-time.ts';
import { useFormat, useLanguage } from '../../../i18n/use-language.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Segmented } from '../../../ui/choices/segmented.tsx';
import { Calendar } from '../../../ui/dates/calendar.tsx';
import type { CalendarDay } from '../../../ui/dates/calendar-day.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import styles from './desk-time.module.css';

const NEAR_DAYS = 5;
/** As many beside another day: they take no more room. */
const NEAR_BESIDE_OTHER = 3;

type DateChoiceProps = {
  today: CalendarDate;
  value: CalendarDate;
  days: readonly AvailableDay[];
  onChange: (date: CalendarDate) => void;
  /** Enter has confirmed the date. */
  onDone: () => void;
  chipsRef: Ref<HTMLDivElement>;
  /** The field for any other day. */
  typedRef: RefObject<HTMLInputElement | null>;
  /** Where the digits go that are typed once an arrow has chosen a day. */
  timeRef: RefObject<HTMLInputElement | null>;
};

/** The next days as chips, any other by typing `+7`, `12` or `12/7`, or in the calendar. */
export function DateChoice({ today, value, days, onChange, onDone, chipsRef, typedRef, timeRef }: DateChoiceProps) {
  const { t } = useTranslation('intake');
  const format = useFormat();
  const hasChosen = useRef(false);
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const near = Array.from({ length: NEAR_DAYS }, (_, ahead) => addDays(today, ahead));
  const shown = near.includes(value) ? near : [...near.slice(0, NEAR_BESIDE_OTHER), value];
  const meant = typedDate(typed, today);
  const isUnreadable = typed.trim() !== '' && meant === null;

  const nameOf = (date: CalendarDate) => {
    if (date === today) return t('date.today');
    if (date === near[1]) return t('date.tomorrow');
    return format.date(date, near.includes(date) ? 'near' : 'short');
  };
  /**
   * Digits and a plus typed on the chips are meant for the field beside them; once an arrow has chosen a day, digits are
   * the time.
   */
  const passOn = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key.startsWith('Arrow')) hasChosen.current = true;
    fieldOf(event.key)?.current?.focus();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onDone();
  };
  const fieldOf = (key: string) => {
    if (!/^[\d+]$/.test(key)) return null;
    return hasChosen.current && key !== '+' ? timeRef : typedRef;
  };
  const accept = () => {
    if (meant === null) return;
    setTyped('');
    onChange(meant);
  };

  return (
    <div className={styles.labelled}>
      <div className={styles.choices}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the radio buttons inside it */}
        <div
          ref={chipsRef}
          onKeyDown={passOn}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) hasChosen.current = false;
          }}
          className={styles.labelled}
        >
          <span aria-hidden="true" className={styles.label}>
            {t('date.label')}
          </span>
          <Segmented
            legend={t('date.label')}
            segments={shown.map((date) => ({ value: date, label: nameOf(date) }))}
            value={value}
            onValueChange={onChange}
          />
        </div>
        <div className={styles.typed}>
          <TextField
            label={t('date.other')}
            ref={typedRef}
            inputMode="text"
            autoComplete="off"
            placeholder="+7, 12, 12/7"
            value={typed}
            error={isUnreadable ? t('date.unreadable') : undefined}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={accept}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
              event.preventDefault();
              accept();
              if (!isUnreadable) onDone();
            }}
          />
          <IconButton
            variant="outlined"
            label={t('date.calendar')}
            icon={<CalendarDays aria-hidden="true" />}
            onClick={() => setIsOpen(true)}
          />
        </div>
      </div>
      <CalendarDialog
        open={isOpen}
        today={today}
        value={value}
        days={days}
        onChoose={(date) => {
          setIsOpen(false);
          onChange(date);
        }}
        onClose={() => setIsOpen(false)}
      />
    </div>
  );
}

type CalendarDialogProps = {
  open: boolean;
  today: CalendarDate;
  value: CalendarDate;
  days: readonly AvailableDay[];
  onChoose: (date: CalendarDate) => void;
  onClose: () => void;
};

/** The booking window by month. A day is full or closed for clients: the desk may still insist by typing its date. */
function CalendarDialog({ open, today, value, days, onChoose, onClose }: CalendarDialogProps) {
  const { t } = useTranslation(['intake', 'common']);
  const format = useFormat();
  const language = useLanguage();
  const last = addDays(today, BOOKING_WINDOW_DAYS);
  const dayOf = (date: CalendarDate): CalendarDay => {
    const day = days.find((known) => known.date === date);
    if (!day || day.state === 'open') return { state: 'free' };
    return { state: day.state, ...(day.reason !== undefined && { reason: day.reason }) };
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('date.calendar')} closeLabel={t('common:close')}>
      <Calendar
        label={t('date.calendar')}
        locale={language === 'fr' ? 'fr-FR' : 'en-US'}
        value={value > last ? null : value}
        onValueChange={onChoose}
        min={today}
        max={last}
        today={today}
        dayOf={dayOf}
        dayName={(date) => format.date(date)}
        texts={{
          previousMonth: t('date.previousMonth'),
          nextMonth: t('date.nextMonth'),
          legendFree: t('date.free'),
          legendFull: t('date.full'),
          legendClosed: t('date.closed'),
          full: t('date.full'),
          late: t('date.full'),
          closed: t('date.closed'),
          today: t('date.today'),
          selected: t('date.selected'),
        }}
      />
    </Dialog>
  );
}
