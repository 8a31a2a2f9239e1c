import { createHash } from 'node:crypto';

/** The `<style>` texts that React Aria puts into pages, which are allowed by their hashes. */
export const REACT_ARIA_STYLES = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
] as const;

/** Returns the hash by which a Content-Security-Policy allows a text. */
export function contentHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
