import { createContext, useContext } from 'react';

/** A short message that lies over the page for a while. */
export type Toast = {
  text: string;
  /** The specification's own words under ours, in their language. */
  exact?: { text: string; lang: string };
  /** An error stays until it is closed. */
  tone?: 'news' | 'error';
  /** What can be done about it, such as taking it back; the same must be possible elsewhere in the page. */
  action?: { label: string; onAct: () => void };
};

type Toasts = {
  /** Shows a message, and says it to those who listen. Returns how to take it away before its time. */
  show: (toast: Toast) => () => void;
  /** Says something without showing it. */
  announce: (text: string) => void;
};

export const ToastsContext = createContext<Toasts>({ show: () => () => undefined, announce: () => undefined });

/** How a page tells what it has just done. */
export function useToasts(): Toasts {
  return useContext(ToastsContext);
}
