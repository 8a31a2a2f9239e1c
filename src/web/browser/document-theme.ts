import { useLayoutEffect } from 'react';

export type Theme = 'light' | 'dark';

/** What the bars of a telephone's browser take for their colour. */
const BROWSER_COLOURS = { light: '#6A1B4D', dark: '#20181C' } as const satisfies Record<Theme, string>;

/** Gives the whole document a theme, also what shows beyond the page; the first script has guessed it on pages of the desk. */
export function useDocumentTheme(theme: Theme): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BROWSER_COLOURS[theme]);
  }, [theme]);
}
