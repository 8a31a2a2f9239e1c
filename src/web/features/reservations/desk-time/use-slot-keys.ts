import { type RefObject, useEffect, useEffectEvent } from 'react';

type SlotKeys = {
  /** Ctrl or ⌘ with Enter. */
  onSend: () => void;
  /** The same with Shift: another key than sending, which no finger hits by itself. */
  onInsist: () => void;
  /** Alt with 1 or 2; the index of what is proposed. */
  onPropose: (index: number) => void;
  /** Alt with D. */
  onAsLastTime?: () => void;
  /** Something within the dialog that hears the keys; without it, the page does. */
  within?: RefObject<HTMLElement | null>;
};

/** The keys of a form that sends a visit with its slot, from wherever the focus is, but for a dialog that lies over it. */
export function useSlotKeys({ onSend, onInsist, onPropose, onAsLastTime, within }: SlotKeys): void {
  const act = useEffectEvent((event: KeyboardEvent): boolean => {
    const action = event.altKey ? ALT_ACTIONS[event.code] : sendingAction(event);
    const actions: Record<Action, () => void> = {
      first: () => onPropose(0),
      second: () => onPropose(1),
      again: () => onAsLastTime?.(),
      insist: onInsist,
      send: onSend,
    };
    if (action) actions[action]();
    return action !== undefined;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const own = within?.current?.closest('dialog') ?? null;
      if (event.repeat || topDialog() !== own || !act(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', hear, true);
    return () => window.removeEventListener('keydown', hear, true);
  }, [within]);
}

type Action = 'first' | 'second' | 'again' | 'insist' | 'send';

const ALT_ACTIONS: Readonly<Record<string, Action>> = { Digit1: 'first', Digit2: 'second', KeyD: 'again' };

function sendingAction({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): Action | undefined {
  if (key !== 'Enter' || !(ctrlKey || metaKey)) return undefined;
  return shiftKey ? 'insist' : 'send';
}

/** The dialog that lies over all else, if any: one that opens out of another stands within it. */
function topDialog(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? null;
}
