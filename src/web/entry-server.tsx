import { renderToString } from 'react-dom/server';

/** Draws a public page as HTML, ready to be hydrated. */
export function render(): string {
  return renderToString(<h1>Lunule</h1>);
}
