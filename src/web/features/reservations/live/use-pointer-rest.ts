import { useEffect, useState } from 'react';

/** How long the pointer has to rest before rows may move again. */
export const REST_MS = 2000;

const ACTIVITIES = ['pointermove', 'pointerdown', 'wheel'] as const;

/** Whether nobody has moved or pressed a pointer for two seconds. */
export function usePointerRest(): boolean {
  const [isResting, setIsResting] = useState(true);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stir = () => {
      setIsResting(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIsResting(true), REST_MS);
    };
    for (const activity of ACTIVITIES) window.addEventListener(activity, stir, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const activity of ACTIVITIES) window.removeEventListener(activity, stir);
    };
  }, []);

  return isResting;
}
