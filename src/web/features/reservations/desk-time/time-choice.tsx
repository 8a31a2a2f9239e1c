import { type KeyboardEvent, type Ref, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { AvailableSlot } from '#contract/schemas/availability.ts';
import { DESK_HOURS, DESK_STEP_MINUTES, isDeskSlot } from '#domain/booking/desk-window.ts';
import { typedTime } from '#domain/booking/typed-slot.ts';
import { type CalendarDate, type ClockTime, clockTime, minutesOf } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { SelectField } from '../../../ui/choices/select-field.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './desk-time.module.css';
import { peopleIn } from './load.ts';

type TimeChoiceProps = {
  date: CalendarDate;
  value: ClockTime | null;
  slots: readonly AvailableSlot[];
  error?: string | undefined;
  /** Whether something stands against the chosen time. */
  isRefused: boolean;
  /** The start of this day that is proposed instead. */
  proposed: ClockTime | null;
  onChange: (time: ClockTime | null) => void;
  /** Enter has confirmed the time. */
  onDone: () => void;
  /** A plus begins another day, `+7`. */
  onDate: () => void;
  inputRef: Ref<HTMLInputElement>;
};

const MINUTES = Array.from({ length: 60 / DESK_STEP_MINUTES }, (_, step) => padded(step * DESK_STEP_MINUTES));
/** The minutes by which a key changes the time. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: DESK_STEP_MINUTES,
  ArrowDown: -DESK_STEP_MINUTES,
  PageUp: 60,
  PageDown: -60,
};
const NOTHING = { value: '', label: '—' };

/** One time in three ways: typed (`1030`), a slot of the timetable, or an hour and a minute. */
export function TimeChoice(props: TimeChoiceProps) {
  const { date, value, slots, error, isRefused, proposed, onChange, onDone, onDate, inputRef } = props;
  const { t } = useTranslation('intake');
  const format = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const [hour = '', minute = ''] = value?.split(':') ?? [];

  const read = (text: string) => {
    const time = typedTime(text);
    return time !== null && isDeskSlot({ date, time }) ? time : null;
  };
  const type = (text: string) => {
    setTyped(text);
    onChange(read(text));
  };
  const choose = (time: ClockTime) => {
    setTyped(null);
    onChange(time);
  };
  /** The whole time stays marked, so that digits typed now take its place. */
  const step = (minutes: number, field: HTMLInputElement) => {
    const stepped = value && clockTime(minutesOf(value) + minutes);
    if (!stepped || !isDeskSlot({ date, time: stepped })) return;
    flushSync(() => choose(stepped));
    field.select();
  };
  const actionOf = (key: string, field: HTMLInputElement) => {
    const minutes = STEPS[key];
    if (minutes !== undefined) return () => step(minutes, field);
    return key === 'Enter' ? onDone : undefined;
  };
  const hearKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // The plus itself goes into the field that takes the focus.
    if (event.key === '+') onDate();
    const action = actionOf(event.key, event.currentTarget);
    if (!action) return;
    event.preventDefault();
    action();
  };
  // What is typed stands until another time is chosen beside it.
  const isTyping = typed !== null && read(typed) === value;
  const chosen = value ? format.time(value) : '';
  const isUnreadable = typed !== null && typed.trim().length > 2 && value === null;

  return (
    <div className={styles.labelled}>
      <div className={styles.times}>
        <TextField
          id="time"
          label={t('time.label')}
          ref={inputRef}
          autoComplete="off"
          placeholder="1030"
          value={isTyping ? typed : chosen}
          error={isUnreadable ? t('time.unreadable') : error}
          onChange={({ target }) => type(target.value)}
          onFocus={({ target }) => target.select()}
          onBlur={() => value !== null && setTyped(null)}
          onKeyDown={hearKey}
        />
        <SelectField
          label={t('time.hour')}
          value={DESK_HOURS.some((known) => known === Number(hour)) ? String(Number(hour)) : ''}
          options={[NOTHING, ...DESK_HOURS.map((known) => ({ value: String(known), label: String(known) }))]}
          onChange={({ target }) => target.value && choose(`${padded(Number(target.value))}:${minute || '00'}`)}
        />
        <SelectField
          label={t('time.minute')}
          value={minute}
          disabled={value === null}
          options={[NOTHING, ...MINUTES.map((known) => ({ value: known, label: known }))]}
          onChange={({ target }) => target.value && choose(`${hour}:${target.value}`)}
        />
      </div>
      <SlotChips
        label={t('time.slots')}
        slots={slots}
        value={value}
        isRefused={isRefused}
        proposed={proposed}
        onChange={choose}
      />
    </div>
  );
}

function padded(number: number): string {
  return String(number).padStart(2, '0');
}

type SlotChipsProps = {
  label: string;
  slots: readonly AvailableSlot[];
  value: ClockTime | null;
  isRefused: boolean;
  proposed: ClockTime | null;
  onChange: (time: ClockTime) => void;
};

/** The day's timetable, each start with the people already being served then: « 10 h 30 · 2 ». All can be chosen. */
function SlotChips({ label, slots, value, isRefused, proposed, onChange }: SlotChipsProps) {
  const { t } = useTranslation('intake');
  const format = useFormat();
  if (slots.length === 0) return <div className={styles.chips} />;
  const signOf = (time: ClockTime) => {
    if (time === value) return isRefused ? 'refused' : undefined;
    return time === proposed ? 'proposed' : undefined;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: toggle buttons, no fieldset of a form
    <div role="group" aria-label={label} className={styles.chips}>
      {slots.map((slot) => {
        const people = peopleIn(slot);
        return (
          <button
            key={slot.time}
            type="button"
            value={slot.time}
            data-time={slot.time}
            data-state={slot.state}
            data-sign={signOf(slot.time)}
            aria-pressed={slot.time === value}
            onClick={() => onChange(slot.time)}
            className={styles.chip}
          >
            <time dateTime={slot.time}>{format.time(slot.time)}</time>
            {people > 0 && (
              <span className={styles.load}>
                <span aria-hidden="true">· {people}</span>
                <VisuallyHidden>, {t('time.people', { count: people })}</VisuallyHidden>
              </span>
            )}
            {slot.state !== 'free' && <VisuallyHidden>, {t(`time.${slot.state}`)}</VisuallyHidden>}
          </button>
        );
      })}
    </div>
  );
}
