import { useEffect } from 'react';
import { toolAsked } from '../../features/reservations/desk-form/slice.ts';
import { useAppDispatch } from '../use-store.ts';
import { keepTypedAhead } from './typed-ahead.ts';

/** Ctrl or ⌘ with K calls the palette, from any page of the desk; `[` folds or unfolds the menu where nobody types. */
export function useDeskKeys(isDesk: boolean, onSide: () => void): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isDesk) return;
    const hear = (event: KeyboardEvent) => {
      if (event.key === '[' && !isTyping(event)) onSide();
      if (!callsPalette(event)) return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) keepTypedAhead();
      dispatch(toolAsked('palette'));
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [isDesk, dispatch, onSide]);
}

function callsPalette({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null;
}
