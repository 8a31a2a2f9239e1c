import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * Shows the dialog as a modal as soon as it is mounted and closes it when it leaves, so that the browser keeps the
 * focus inside and gives it back to where it was. `onClose` is called on Escape and on a press beside the dialog.
 */
export function useModalDialog(onClose: () => void, firstFocus: RefObject<HTMLElement | null>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    shown.current = true;
    firstFocus.current?.focus();
    return () => {
      shown.current = false;
      element.close();
    };
  }, [firstFocus]);

  return {
    ref: dialog,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose();
    },
    // A browser may close a dialog without asking, at a second Escape.
    onClose: () => {
      if (shown.current && !dialog.current?.open) onClose();
    },
    onPointerDown: (event: SyntheticEvent) => {
      if (event.target === event.currentTarget) onClose();
    },
  };
}
