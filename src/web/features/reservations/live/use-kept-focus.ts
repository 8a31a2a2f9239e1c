import { type RefObject, useEffect, useRef } from 'react';

/** When what had the focus inside `frame` disappears, as a row that was served, the frame itself takes it (WCAG 2.4.3). */
export function useKeptFocus(frame: RefObject<HTMLElement | null>): void {
  const hadFocus = useRef(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const follow = ({ target }: Event) => {
      hadFocus.current = target instanceof Node && element.contains(target);
    };
    document.addEventListener('focusin', follow);
    document.addEventListener('pointerdown', follow);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('pointerdown', follow);
    };
  }, [frame]);

  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  });
}
