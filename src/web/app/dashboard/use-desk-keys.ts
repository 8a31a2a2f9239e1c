import { useEffect } from 'react';
import { toolAsked } from '../../features/reservations/desk-form/slice.ts';
import { useAppDispatch } from '../use-store.ts';
import { keepTypedAhead } from './typed-ahead.ts';

/** Ctrl or ⌘ with K calls the palette, from any page of the desk. */
export function useDeskKeys(isDesk: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isDesk) return;
    const hear = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) keepTypedAhead();
      dispatch(toolAsked('palette'));
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [isDesk, dispatch]);
}
