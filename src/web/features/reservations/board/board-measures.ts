import { type RefObject, useLayoutEffect, useState } from 'react';
import { rootFontSize, useFontsReady } from '../looks/text-width.ts';

/** What of a row is not its name: edge, time, action, menu and the spaces between, in rem. */
const ROW_FIXED_REM = 1 + 7.25 + 7.25 + 2.375 + 1.25;
const SIGNS_REM = 4.5;
/** A technician's nail and the space after it. */
const NAIL_REM = 0.875;
/** A card of a telephone: edge, time, action and the spaces between. */
const CARD_FIXED_REM = 0.75 + 5 + 7 + 1;
/** Wider cards have the menu of a row beside the action. */
const MENU_FROM_REM = 26;
const MENU_REM = 2.625;
/** Narrower columns show cards. */
const CARD_BELOW_REM = 34;
/** Wider ones have slots for the phone, the first words of the note and the amount. */
const WIDE_FROM_REM = 52;
const WIDE_SLOTS_REM = 9 + 6 + 12;

/** The room of a row's name and of its facts, in CSS pixels; without bounds where nothing can be measured. */
export type Room = {
  readonly name: number;
  readonly facts: number;
  /** What a sign, and the nail of a technician, take. */
  readonly sign: number;
  readonly nail: number;
  readonly isCard: boolean;
  readonly isWide: boolean;
  /** Whether the letters of the page have come; once they have, rows are fitted again. */
  readonly hasLetters: boolean;
};

const UNBOUNDED: Room = {
  name: Infinity,
  facts: Infinity,
  sign: 0,
  nail: 0,
  isCard: false,
  isWide: false,
  hasLetters: false,
};

/** Returns the room that rows as wide as this element have; again when it, or the size of letters, changes. */
export function useRoom(frame: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState(UNBOUNDED);
  const hasLetters = useFontsReady();
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const next = { ...roomOf(element.clientWidth, rootFontSize()), hasLetters };
      setRoom((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, hasLetters]);
  return room;
}

/** The room of a row this many pixels wide. */
export function roomOf(width: number, rem: number): Omit<Room, 'hasLetters'> {
  if (width === 0) return UNBOUNDED;
  const small = { sign: (SIGNS_REM / 3) * rem, nail: NAIL_REM * rem };
  if (width < CARD_BELOW_REM * rem) {
    const menu = width < MENU_FROM_REM * rem ? 0 : MENU_REM;
    const text = width - (CARD_FIXED_REM + menu) * rem;
    return { name: text, facts: text, ...small, isCard: true, isWide: false };
  }
  const isWide = width >= WIDE_FROM_REM * rem;
  const facts = width - (ROW_FIXED_REM + (isWide ? WIDE_SLOTS_REM : 0)) * rem;
  return { name: facts - SIGNS_REM * rem, facts, ...small, isCard: false, isWide };
}
