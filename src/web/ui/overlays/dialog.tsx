import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import styles from './dialog.module.css';
import { useLeaving } from './leaving.ts';
import { useModalDialog } from './modal-dialog.ts';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children?: ReactNode;
  /** Buttons, the safe one first. */
  actions?: ReactNode;
  /** What takes the focus at first; the title unless said otherwise. */
  firstFocus?: RefObject<HTMLElement | null>;
  role?: 'dialog' | 'alertdialog';
};

/** A modal dialog: in the middle of the page, or a sheet from below on a telephone. */
export function Dialog({ open, ...rest }: DialogProps) {
  const { shown, onGone } = useLeaving(open, rest);
  return shown && <OpenDialog {...shown} isOpen={open} onGone={onGone} />;
}

type OpenDialogProps = Omit<DialogProps, 'open'> & { isOpen: boolean; onGone: () => void };

function OpenDialog(props: OpenDialogProps) {
  const { isOpen, onGone, onClose, title, closeLabel, children, actions, firstFocus, role = 'dialog' } = props;
  const titleId = useId();
  const bodyId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const modal = useModalDialog({ isOpen, onGone, onClose, firstFocus: firstFocus ?? heading });
  return (
    <dialog
      {...modal}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={role === 'alertdialog' && children ? bodyId : undefined}
      className={styles.dialog}
    >
      <div className={styles.sheet}>
        <button type="button" aria-label={closeLabel} onClick={onClose} className={styles.close}>
          <X aria-hidden="true" />
        </button>
        <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {children && (
          <div id={bodyId} className={styles.body}>
            {children}
          </div>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
