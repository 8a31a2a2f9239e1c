import { type PointerEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OpeningHours } from '#domain/salon/locations.ts';
import { minutesOf } from '#domain/salon/salon-time.ts';
import { paintedSpans } from '#domain/team/week-text.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from './day-track.module.css';

/** The part of the day that is painted, and the length of one cell, in minutes; the style sheet counts the cells too. */
const FIRST = 7 * 60;
const LAST = 22 * 60;
const CELL = 30;
const CELLS = Array.from({ length: (LAST - FIRST) / CELL }, (_, index) => FIRST + index * CELL);
const HOURS = CELLS.filter((minute) => minute % 60 === 0).map((minute) => minute / 60);

type DayTrackProps = {
  spans: readonly OpeningHours[];
  onSpans: (spans: OpeningHours[]) => void;
};

type Stroke = { from: number; to: number; isWorked: boolean };

/**
 * The hours of a day as a line that is painted: a stroke that begins on a free half-hour adds, one on a painted half-hour wipes
 * out. It is for the pointer alone; the field beside it takes the same hours from the keyboard.
 */
export function DayTrack({ spans, onSpans }: DayTrackProps) {
  const track = useRef<HTMLDivElement>(null);
  const [stroke, setStroke] = useState<Stroke | null>(null);
  const shown = stroke ? paintedSpans(spans, orderly(stroke)) : spans;
  const isWorked = (minute: number, within: readonly OpeningHours[]) =>
    within.some(({ opens, closes }) => minutesOf(opens) < minute + CELL && minute < minutesOf(closes));

  const cellAt = ({ clientX }: PointerEvent) => {
    const { left, width } = track.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
    const index = Math.floor(((clientX - left) / width) * CELLS.length);
    return CELLS[Math.min(CELLS.length - 1, Math.max(0, index))] ?? FIRST;
  };
  const handleDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    track.current?.setPointerCapture(event.pointerId);
    const minute = cellAt(event);
    setStroke({ from: minute, to: minute, isWorked: !isWorked(minute, spans) });
  };
  const handleMove = (event: PointerEvent) => {
    // Drawn before a release is heard that follows at once.
    if (stroke) flushSync(() => setStroke({ ...stroke, to: cellAt(event) }));
  };
  const handleUp = () => {
    if (stroke) onSpans(paintedSpans(spans, orderly(stroke)));
    setStroke(null);
  };

  return (
    <div
      ref={track}
      aria-hidden="true"
      className={classNames(styles.track, stroke !== null && styles.stroke)}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={() => setStroke(null)}
    >
      {CELLS.map((minute) => (
        <span key={minute} className={classNames(styles.cell, isWorked(minute, shown) && styles.worked)} />
      ))}
    </div>
  );
}

/** The hours over the lines, for the eye. */
export function TrackHours() {
  return (
    <div aria-hidden="true" className={`num ${styles.hours}`}>
      {HOURS.map((hour) => (
        <span key={hour}>{hour}</span>
      ))}
    </div>
  );
}

function orderly({ from, to, isWorked }: Stroke): Stroke {
  return { from: Math.min(from, to), to: Math.max(from, to) + CELL, isWorked };
}
