import { type ReactNode, useEffect, useId, useRef } from 'react';
import { VisuallyHidden } from '../content/visually-hidden.tsx';
import { useBackCloses } from './back/use-back-closes.ts';
import styles from './sheet.module.css';

type SheetProps = {
  open: boolean;
  onClose: () => void;
  /** Said when it opens; what is inside shows it. */
  title: string;
  /** The CSS `anchor-name` of the button that opens it. */
  anchor: `--${string}`;
  children: ReactNode;
};

/**
 * A modal sheet from below on a telephone, a popover over its button where there is room. It goes out as it comes in, and
 * keeps what is inside meanwhile.
 */
export function Sheet({ open, onClose, title, anchor, children }: SheetProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useBackCloses(open, onClose);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (!open) return element.close();
    element.showModal();
    heading.current?.focus();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={styles.sheet}
      style={{ positionAnchor: anchor }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A browser may close a dialog without asking, at a second Escape.
      onClose={() => open && onClose()}
      // The second press of a double one was meant for what has opened it.
      onMouseDown={({ target, currentTarget, detail }) => {
        if (target === currentTarget && detail < 2) onClose();
      }}
    >
      <div className={styles.body}>
        <VisuallyHidden>
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
        </VisuallyHidden>
        {children}
      </div>
    </dialog>
  );
}
