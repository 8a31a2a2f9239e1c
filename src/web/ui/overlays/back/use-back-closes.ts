import { useEffectEvent, useLayoutEffect } from 'react';
import { openOverlays } from './open-overlays.ts';

/** While it is open, an overlay is closed by Back; when its `onClose` keeps it open, the next Back asks it again. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const closer = () => close();
    openOverlays.closers.push(closer);
    openOverlays.onOpen?.();
    return () => {
      openOverlays.closers = openOverlays.closers.filter((one) => one !== closer);
    };
  }, [isOpen]);
}
