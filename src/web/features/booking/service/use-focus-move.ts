import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus of a person whose button gives way to another: after `willMove`, whatever carries `ref` once the
 * change is drawn takes it.
 */
export function useFocusMove() {
  const element = useRef<HTMLElement>(null);
  const isMoving = useRef(false);

  useLayoutEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    element.current?.focus();
  });

  const ref = useCallback((shown: HTMLElement | null) => {
    element.current = shown;
  }, []);
  const willMove = useCallback(() => {
    isMoving.current = true;
  }, []);
  return { ref, willMove };
}
