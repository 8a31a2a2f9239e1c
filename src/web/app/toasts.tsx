import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Toast, ToastsContext } from '../shared/use-toasts.ts';
import { VisuallyHidden } from '../ui/content/visually-hidden.tsx';
import { type ShownToast, ToastList } from '../ui/overlays/toast-list.tsx';

const MOST = 2;

/** Holds the messages of the whole site, and the one live region, which is there from the start. */
export function ToastsProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const [said, setSaid] = useState('');
  const serial = useRef(0);

  const announce = useCallback((text: string) => {
    // The same words twice in a row are news again only if they differ.
    setSaid((before) => (before === text ? `${text}\u00A0` : text));
  }, []);
  const close = useCallback((id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)), []);
  const show = useCallback(
    (toast: Toast) => {
      serial.current += 1;
      const shown = { ...toast, id: serial.current };
      setToasts((before) => [...before, shown].slice(-MOST));
      announce(toast.text);
      return () => close(shown.id);
    },
    [announce, close],
  );
  const value = useMemo(() => ({ show, announce }), [show, announce]);

  return (
    <ToastsContext value={value}>
      {children}
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
      <ToastList label={t('notifications')} closeLabel={t('close')} toasts={toasts} onClose={close} />
    </ToastsContext>
  );
}
