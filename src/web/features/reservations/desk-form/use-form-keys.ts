import { useEffect, useEffectEvent } from 'react';

type FormKeys = {
  /** Ctrl or ⌘ with Enter. */
  onBook: () => void;
  /** The same with Shift: another key than booking, which no finger hits by itself. */
  onInsist: () => void;
  /** Alt with 1 or 2; the index of what is proposed. */
  onPropose: (index: number) => void;
  /** Alt with D. */
  onAsLastTime: () => void;
};

/** The keys of the desk form, from wherever the focus is, but for a dialog that lies over it. */
export function useFormKeys({ onBook, onInsist, onPropose, onAsLastTime }: FormKeys): void {
  const act = useEffectEvent((event: KeyboardEvent): boolean => {
    const deed = event.altKey ? ALT_DEEDS[event.code] : sendingDeed(event);
    const deeds: Record<Deed, () => void> = {
      first: () => onPropose(0),
      second: () => onPropose(1),
      again: onAsLastTime,
      insist: onInsist,
      book: onBook,
    };
    if (deed) deeds[deed]();
    return deed !== undefined;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.repeat || document.querySelector('dialog[open]') || !act(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', hear, true);
    return () => window.removeEventListener('keydown', hear, true);
  }, []);
}

type Deed = 'first' | 'second' | 'again' | 'insist' | 'book';

const ALT_DEEDS: Readonly<Record<string, Deed>> = { Digit1: 'first', Digit2: 'second', KeyD: 'again' };

function sendingDeed({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): Deed | undefined {
  if (key !== 'Enter' || !(ctrlKey || metaKey)) return undefined;
  return shiftKey ? 'insist' : 'book';
}
