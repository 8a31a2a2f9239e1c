import { type ReactNode, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  /** What will happen. */
  children?: ReactNode;
  /** The way back; it has the focus, and Escape does the same. */
  keepLabel: string;
  confirmLabel: string;
  closeLabel: string;
  onKeep: () => void;
  onConfirm: () => void;
  /** Filled red for what cannot be undone. */
  danger?: boolean;
  /** While it is being done. */
  loading?: boolean;
  /** While something is still asked for, such as a name to type. */
  confirmDisabled?: boolean;
};

/** Asks before something is done: the safe choice comes first and has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, keepLabel, confirmLabel, closeLabel, onKeep, onConfirm } = props;
  const { danger = true, loading = false, confirmDisabled = false } = props;
  const keep = useRef<HTMLButtonElement>(null);
  const actions = (
    <>
      <Button ref={keep} variant="secondary" size="medium" onClick={onKeep}>
        {keepLabel}
      </Button>
      <Button
        variant={danger ? 'danger-filled' : 'primary'}
        size="medium"
        loading={loading}
        disabled={confirmDisabled}
        onClick={onConfirm}
      >
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={onKeep}
      title={title}
      closeLabel={closeLabel}
      actions={actions}
      firstFocus={keep}
      role="alertdialog"
    >
      {children}
    </Dialog>
  );
}
