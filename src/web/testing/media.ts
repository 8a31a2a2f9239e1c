import { vi } from 'vitest';

/** What jsdom lacks of media queries: a screen that answers no to each of them. */
export function installMedia(): void {
  window.matchMedia = (media) => ({
    media,
    matches: false,
    onchange: null,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
    addListener: vi.fn(),
    removeListener: vi.fn(),
    dispatchEvent: () => false,
  });
}
