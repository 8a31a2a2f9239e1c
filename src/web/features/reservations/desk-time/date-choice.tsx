import { CalendarDays } from 'lucide-react';
import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AvailableDay } from '#contract/schemas/availability.ts';
import { typedDate } from '#domain/booking/typed-slot.ts';
import { addDays, type CalendarDate } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Segmented } from '../../../ui/choices/segmented.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../desk-form/desk-form.module.css';
import { CalendarDialog } from './calendar-dialog.tsx';

const NEAR_DAYS = 5;

type DateChoiceProps = {
  today: CalendarDate;
  value: CalendarDate;
  days: readonly AvailableDay[];
  onChange: (date: CalendarDate) => void;
  /** Enter has settled the date. */
  onDone: () => void;
  chipsRef: Ref<HTMLDivElement>;
};

/** The next days as chips, any other by typing `+7`, `12` or `12/7`, or in the calendar. */
export function DateChoice({ today, value, days, onChange, onDone, chipsRef }: DateChoiceProps) {
  const { t } = useTranslation('intake');
  const format = useFormat();
  const typing = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const near = Array.from({ length: NEAR_DAYS }, (_, ahead) => addDays(today, ahead));
  const shown = near.includes(value) ? near : [...near, value];
  const meant = typedDate(typed, today);
  const isUnreadable = typed.trim() !== '' && meant === null;

  const nameOf = (date: CalendarDate) => {
    if (date === today) return t('date.today');
    if (date === near[1]) return t('date.tomorrow');
    return format.date(date, near.includes(date) ? 'near' : 'short');
  };
  /** Digits and a plus typed on the chips are meant for the field beside them. */
  const passOn = (event: KeyboardEvent) => {
    if (/^[\d+]$/.test(event.key)) typing.current?.focus();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onDone();
  };
  const settle = () => {
    if (meant === null) return;
    setTyped('');
    onChange(meant);
  };

  return (
    <div className={styles.labelled}>
      <span aria-hidden="true" className={styles.label}>
        {t('date.label')}
      </span>
      <div className={styles.choices}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the radio buttons inside it */}
        <div ref={chipsRef} onKeyDown={passOn}>
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
            ref={typing}
            inputMode="text"
            autoComplete="off"
            placeholder="+7, 12, 12/7"
            value={typed}
            error={isUnreadable ? t('date.unreadable') : undefined}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={settle}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
              event.preventDefault();
              settle();
              if (!isUnreadable) onDone();
            }}
          />
          <IconButton
            look="outlined"
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
