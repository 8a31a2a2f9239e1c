import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type NodeResult = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]['nodes'][number];

/** The levels A and AA of WCAG 2.2, which axe leaves out by itself, and what else it takes for good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Each rule that is broken, and where. One page holds all: no frame of ours needs the slower way. */
export async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], runOnly: TAGS })
    .setLegacyMode()
    .analyze();
  return found.violations
    .map(({ id, nodes }) => ({ id, broken: nodes.filter((node) => !isCovered(node)) }))
    .filter(({ broken }) => broken.length > 0)
    .map(({ id, broken }) => `${id}: ${broken.map(({ html }) => html.slice(0, 160)).join(' … ')}`);
}

/** Whether axe finds a thing to press small only because an open menu or a message lies over a part of it. */
function isCovered({ any }: NodeResult): boolean {
  return any.some(({ id, data }) => id === 'target-size' && data?.messageKey === 'partiallyObscured');
}
