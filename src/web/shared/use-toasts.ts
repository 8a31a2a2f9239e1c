import { createContext, useContext } from 'react';

/** A short message, shown over the page for a while. */
export type Toast = {
  text: string;
  /** The specification's own words under ours, in their language. */
  exact?: { text: string; lang: string };
  /** An error stays until it is closed. */
  tone?: 'news' | 'error';
  /** Such as an undo; it must also be possible elsewhere on the page, since the toast disappears. */
  action?: { label: string; onAct: () => void };
};

type Toasts = {
  /** Shows a message and announces it to screen readers. Returns a function that removes it early. */
  show: (toast: Toast) => () => void;
  /** Announces a text to screen readers without showing it. */
  announce: (text: string) => void;
};

export const ToastsContext = createContext<Toasts>({ show: () => () => undefined, announce: () => undefined });

/** Lets a page say what it has just done. */
export function useToasts(): Toasts {
  return useContext(ToastsContext);
}
