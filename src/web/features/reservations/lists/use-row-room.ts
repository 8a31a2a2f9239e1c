import { type RefObject, useLayoutEffect, useState } from 'react';
import { rootFontSize, useFontsReady } from '../looks/text-width.ts';

/** Narrower lists show cards, in rem. */
const CARD_BELOW_REM = 44;

/**
 * The room of a row's name and of its facts, in CSS pixels; without bounds where nothing can be measured. It is another once
 * the letters of the page have come, so that rows are fitted again.
 */
export type RowRoom = {
  readonly client: number;
  readonly facts: number;
  readonly isCard: boolean;
  readonly hasLetters: boolean;
};

const UNBOUNDED: RowRoom = { client: Infinity, facts: Infinity, isCard: false, hasLetters: false };

/** Returns the room that the rows in this frame have, all of them alike; again when it, or the size of letters, changes. */
export function useRowRoom(frame: RefObject<HTMLElement | null>): RowRoom {
  const [room, setRoom] = useState(UNBOUNDED);
  const hasLetters = useFontsReady();
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const next = { ...roomIn(element), hasLetters };
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

function roomIn(frame: HTMLElement): Omit<RowRoom, 'hasLetters'> {
  const widthOf = (part: string) => frame.querySelector(`[data-room="${part}"]`)?.clientWidth || Infinity;
  return {
    client: widthOf('client'),
    facts: widthOf('facts'),
    isCard: frame.clientWidth > 0 && frame.clientWidth < CARD_BELOW_REM * rootFontSize(),
  };
}
