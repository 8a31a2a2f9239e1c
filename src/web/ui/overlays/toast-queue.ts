import { createContext, useContext } from 'react';

export type ToastText = {
  message: string;
  /** A way back, such as « Rétablir »; the same must exist in the page. */
  action?: { label: string; onAction: () => void };
};

export type ShownToast = ToastText & { key: number };

/** Never more at once: the oldest makes room. */
const MOST = 2;

/** The queue with one more toast at its end. */
export function withToast(shown: readonly ShownToast[], toast: ToastText): ShownToast[] {
  const key = (shown.at(-1)?.key ?? 0) + 1;
  return [...shown, { ...toast, key }].slice(-MOST);
}

export const ToastContext = createContext<((toast: ToastText) => void) | null>(null);

/** Gives the function that shows a toast; call it below a `ToastProvider`. */
export function useToast(): (toast: ToastText) => void {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast stands outside of a ToastProvider');
  return show;
}
