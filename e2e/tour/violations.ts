import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** The levels A and AA of WCAG 2.2, which axe leaves out by itself, and what else it takes for good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose finding depends on the language or the colours of a page, which is what changes when the rest has been looked at. */
export const RULES_OF_LANGUAGE_AND_COLOUR = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'html-has-lang',
  'html-lang-valid',
  'valid-lang',
  'document-title',
  'empty-heading',
  'image-alt',
  'button-name',
  'link-name',
  'label',
  'aria-command-name',
];

/**
 * Each rule that is broken, of all or of those named, and where: on the whole page, or in the dialog that keeps the rest of it
 * out of reach.
 */
export async function violations(page: Page, rules: readonly string[] = []): Promise<string[]> {
  // Half of the time went into reading axe; it stays as long as the page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const runOnly: axe.RunOnly = rules.length > 0 ? { type: 'rule', values: [...rules] } : { type: 'tag', values: TAGS };
  const found = await page.evaluate(async (only) => {
    const place = document.querySelector('dialog:modal') ?? document;
    return (await window.axe?.run(place, { resultTypes: ['violations'], runOnly: only }))?.violations;
  }, runOnly);
  if (!found) throw new Error('axe did not run');
  return found
    .map(({ id, nodes }) => ({ id, broken: nodes.filter((node) => !isCovered(node)) }))
    .filter(({ broken }) => broken.length > 0)
    .map(({ id, broken }) => `${id}: ${broken.map(({ html }) => html.slice(0, 160)).join(' … ')}`);
}

/** Whether axe finds a thing to press small only because an open menu or a message lies over a part of it. */
function isCovered({ any }: axe.NodeResult): boolean {
  return any.some(({ id, data }) => id === 'target-size' && data?.messageKey === 'partiallyObscured');
}
