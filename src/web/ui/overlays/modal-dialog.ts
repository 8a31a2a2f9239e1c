import { type MouseEvent, type RefObject, type SyntheticEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useBackCloses } from './back/use-back-closes.ts';

type ModalDialog = {
  /** A dialog that is not open any more goes out, and calls `onGone` when it is out of sight. */
  isOpen: boolean;
  onGone: () => void;
  /** Called on Escape, on Back and on a press beside the dialog. */
  onClose: () => void;
  firstFocus: RefObject<HTMLElement | null>;
};

/** Shows the dialog as a modal while `isOpen`: the browser keeps the focus inside, and gives it back to where it was. */
export function useModalDialog({ isOpen, onGone, onClose, firstFocus }: ModalDialog) {
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = useRef(false);
  const gone = useEffectEvent(onGone);
  useBackCloses(isOpen, onClose);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return;
    element.showModal();
    shown.current = true;
    firstFocus.current?.focus();
    return () => {
      shown.current = false;
      element.close();
    };
  }, [isOpen, firstFocus]);

  useLayoutEffect(() => {
    if (isOpen) return;
    const motions = dialog.current?.getAnimations?.() ?? [];
    if (motions.length === 0) return gone();
    let isAwaited = true;
    void Promise.allSettled(motions.map(({ finished }) => finished)).then(() => isAwaited && gone());
    return () => {
      isAwaited = false;
    };
  }, [isOpen]);

  return {
    ref: dialog,
    inert: !isOpen,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose();
    },
    // A browser may close a dialog without asking, at a second Escape.
    onClose: () => {
      if (shown.current && !dialog.current?.open) onClose();
    },
    // The second press of a double one was meant for what has opened it.
    onMouseDown: ({ target, currentTarget, detail }: MouseEvent) => {
      if (target === currentTarget && detail < 2) onClose();
    },
  };
}
