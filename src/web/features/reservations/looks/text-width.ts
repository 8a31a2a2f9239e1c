import { useEffect, useState } from 'react';

/** Whether the letters of the page are there to be measured; each text is measured again once they are. */
export function useFontsReady(): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    void document.fonts?.ready.then(() => setIsReady(true));
  }, []);
  return isReady;
}

/** Set on the row, and inherited as a length by its smaller letters. */
const WORD_SPACING_REM = 0.07;
let canvas: CanvasRenderingContext2D | null | undefined;

/** Returns the width of a text in the letters of a visit's row, in CSS pixels; 0 where nothing can be measured. */
export function textWidth(text: string, { weight, rem }: { weight: number; rem: number }): number {
  if (canvas === undefined) canvas = typeof OffscreenCanvas === 'undefined' ? null : measuringCanvas();
  if (!canvas) return 0;
  const size = rem * rootFontSize();
  canvas.font = `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`;
  const spaces = text.split(/[ \u00A0\u202F]/).length - 1;
  return canvas.measureText(text).width + spaces * WORD_SPACING_REM * rootFontSize();
}

function measuringCanvas() {
  return document.createElement('canvas').getContext('2d');
}

/** The size of letters that the page is set to, in CSS pixels. */
export function rootFontSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
