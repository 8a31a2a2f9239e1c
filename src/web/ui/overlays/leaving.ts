import { useEffect, useRef, useState } from 'react';

/**
 * What an overlay shows: what it is given while it is `open`, and while it goes out what it showed last. Null once
 * `onGone` was called.
 */
export function useLeaving<Props>(open: boolean, props: Props): { shown: Props | null; onGone: () => void } {
  const last = useRef(props);
  const [isHere, setIsHere] = useState(open);
  if (open && !isHere) setIsHere(true);

  useEffect(() => {
    if (open) last.current = props;
  });

  if (!isHere) return { shown: null, onGone: () => undefined };
  return { shown: open ? props : last.current, onGone: () => setIsHere(false) };
}
