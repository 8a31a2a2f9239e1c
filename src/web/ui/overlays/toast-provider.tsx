import { X } from 'lucide-react';
import { type FocusEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import styles from './toast-provider.module.css';
import { type ShownToast, ToastContext, type ToastText, withToast } from './toast-queue.ts';

/** Long enough to read, reach and press (WCAG 2.2.1); the time starts anew after a pause. */
const STAY_MS = 10_000;

type ToastProviderProps = { closeLabel: string; children: ReactNode };

/** Holds the one place where toasts appear: a live region that is there from the start, so that it is heard. */
export function ToastProvider({ closeLabel, children }: ToastProviderProps) {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const cameFrom = useRef<Element | null>(null);
  const show = useCallback((toast: ToastText) => setShown((before) => withToast(before, toast)), []);
  const hide = useCallback((key: number) => setShown((before) => before.filter((toast) => toast.key !== key)), []);

  const rememberOrigin = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const dismiss = (key: number) => {
    hide(key);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };

  return (
    <ToastContext value={show}>
      {children}
      <div role="status" aria-live="polite" onFocus={rememberOrigin} className={styles.region} data-print="never">
        {shown.map((toast) => (
          <Toast key={toast.key} toast={toast} closeLabel={closeLabel} onExpire={hide} onDismiss={dismiss} />
        ))}
      </div>
    </ToastContext>
  );
}

type ToastProps = {
  toast: ShownToast;
  closeLabel: string;
  onExpire: (key: number) => void;
  onDismiss: (key: number) => void;
};

function Toast({ toast: { key, message, action }, closeLabel, onExpire, onDismiss }: ToastProps) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    if (pointed || focused) return;
    const timer = setTimeout(() => onExpire(key), STAY_MS);
    return () => clearTimeout(timer);
  }, [pointed, focused, key, onExpire]);

  const act = () => {
    action?.onAction();
    onDismiss(key);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only keeps it there
    <div
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className={styles.toast}
    >
      <p className={styles.message}>{message}</p>
      {action && (
        <button type="button" onClick={act} className={styles.action}>
          {action.label}
        </button>
      )}
      <button type="button" aria-label={closeLabel} onClick={() => onDismiss(key)} className={styles.close}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
