import { X } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../ui/content/visually-hidden.tsx';
import styles from './toasts.module.css';
import { type Toast, ToastsContext } from './use-toasts.ts';

const SHOWN_MS = 10_000;
const MOST = 2;

type Shown = Toast & { id: number };

/** Holds the messages of the whole site, and the one live region, which is there from the start (ux 1.10). */
export function ToastsProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const [said, setSaid] = useState('');
  const serial = useRef(0);

  const announce = useCallback((text: string) => {
    // The same words twice in a row are news again only if they differ.
    setSaid((before) => (before === text ? `${text}\u00A0` : text));
  }, []);
  const show = useCallback(
    (toast: Toast) => {
      serial.current += 1;
      const shown = { ...toast, id: serial.current };
      setToasts((before) => [...before, shown].slice(-MOST));
      announce(toast.text);
    },
    [announce],
  );
  const close = useCallback((id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)), []);
  const value = useMemo(() => ({ show, announce }), [show, announce]);

  return (
    <ToastsContext value={value}>
      {children}
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
      <ToastList toasts={toasts} onClose={close} />
    </ToastsContext>
  );
}

function ToastList({ toasts, onClose }: { toasts: readonly Shown[]; onClose: (id: number) => void }) {
  const { t } = useTranslation();
  if (toasts.length === 0) return null;
  return (
    <section aria-label={t('notifications')} className={styles.list} data-print="never">
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} onClose={onClose} />
      ))}
    </section>
  );
}

function ToastItem({ toast, onClose }: { toast: Shown; onClose: (id: number) => void }) {
  const { t } = useTranslation();
  const { id, text, tone = 'news', action } = toast;
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    if (isHeld || tone === 'error') return;
    const timer = setTimeout(() => onClose(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld, tone, id, onClose]);

  const handleAct = () => {
    onClose(id);
    action?.onAct();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while somebody reads it; its buttons are real.
    <div
      className={styles.toast}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <p>{text}</p>
      {action && (
        <button type="button" className={styles.action} onClick={handleAct}>
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={t('close')} onClick={() => onClose(id)}>
        <X aria-hidden="true" size={20} />
      </button>
    </div>
  );
}
