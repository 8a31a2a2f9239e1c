import { vi } from 'vitest';

/** What jsdom lacks of media queries: a screen that matches none of them. */
export function installMedia(): void {
  window.matchMedia = (media) => screenThat(media, false);
}

/** A screen so wide that it matches each query for a least width. */
export function wideScreen(media: string): MediaQueryList {
  return screenThat(media, media.includes('min-width'));
}

function screenThat(media: string, matches: boolean): MediaQueryList {
  return {
    media,
    matches,
    onchange: null,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
    addListener: vi.fn(),
    removeListener: vi.fn(),
    dispatchEvent: () => false,
  };
}
