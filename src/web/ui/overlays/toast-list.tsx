import { X } from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import styles from './toast-list.module.css';

/** Long enough to read, reach and press (WCAG 2.2.1); the time starts anew after a pause. */
const STAY_MS = 10_000;

export type ShownToast = {
  id: number;
  text: string;
  /** The same in other words, in another language. */
  exact?: { text: string; lang: string };
  /** An error stays until it is closed. */
  tone?: 'news' | 'error';
  /** Such as a way back; the same must be possible in the page. */
  action?: { label: string; onAct: () => void };
};

type ToastListProps = {
  label: string;
  closeLabel: string;
  toasts: readonly ShownToast[];
  onClose: (id: number) => void;
};

/** Messages over the page; each leaves by itself unless it is pointed at, has the focus or is an error. */
export function ToastList({ label, closeLabel, toasts, onClose }: ToastListProps) {
  const cameFrom = useRef<Element | null>(null);

  const rememberOrigin = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const dismiss = (id: number) => {
    onClose(id);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    cameFrom.current = null;
  };

  if (toasts.length === 0) return null;
  return (
    <section aria-label={label} onFocus={rememberOrigin} className={styles.list} data-print="never">
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} closeLabel={closeLabel} onExpire={onClose} onDismiss={dismiss} />
      ))}
    </section>
  );
}

type ToastProps = {
  toast: ShownToast;
  closeLabel: string;
  onExpire: (id: number) => void;
  onDismiss: (id: number) => void;
};

function Toast({ toast, closeLabel, onExpire, onDismiss }: ToastProps) {
  const { id, text, exact, tone = 'news', action } = toast;
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const stays = pointed || focused || tone === 'error';

  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => onExpire(id), STAY_MS);
    return () => clearTimeout(timer);
  }, [stays, id, onExpire]);

  const act = () => {
    onDismiss(id);
    action?.onAct();
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
      <div className={styles.text}>
        <p>{text}</p>
        {exact && <p lang={exact.lang}>{exact.text}</p>}
      </div>
      {action && (
        <button type="button" data-fleeting onClick={act} className={styles.action}>
          {action.label}
        </button>
      )}
      <button type="button" aria-label={closeLabel} onClick={() => onDismiss(id)} className={styles.close}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
