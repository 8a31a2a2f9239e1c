import { type RefObject, useEffect } from 'react';

/** Lifts all that belongs to one visit together while a part of it is pointed at or has the focus (`data-several`). */
export function useLiftedPieces(grid: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const lift = ({ target }: Event) => {
      const visit = target instanceof Element && target.closest<HTMLElement>('[data-several]')?.dataset.several;
      for (const piece of element.querySelectorAll<HTMLElement>('[data-several]')) {
        piece.toggleAttribute('data-lifted', piece.dataset.several === visit);
      }
    };
    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener('pointerover', lift, { signal });
    element.addEventListener('pointerleave', lift, { signal });
    element.addEventListener('focusin', lift, { signal });
    return () => controller.abort();
  }, [grid]);
}
