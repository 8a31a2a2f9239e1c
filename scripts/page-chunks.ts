import { join } from 'node:path';
import { type ModuleGraph, reachedFrom } from './module-graph.ts';

const FEATURES = join(import.meta.dirname, '../src/web/features');

/** The pages at which a visit begins or which it passes, by what they have in common. */
const LANDING = ['landing/landing-page.tsx'];
const LOCATION = ['booking/location/location-page.tsx'];
const CART = [
  'booking/service/services-page.tsx',
  'booking/service/single-service-page.tsx',
  'booking/cart/cart-page.tsx',
];
const VISIT = ['booking/date/date-page.tsx', 'booking/client-info/client-info-page.tsx'];
/** It shows a piece of every step. */
const SUMMARY = ['booking/summary/summary-page.tsx'];
const OTHERS = ['helps/faq/helps-page.tsx', 'about/about-page.tsx'];

/** The schemas would bring Zod along; only development reads them in the browser. */
const SCHEMAS = /src.contract.schemas/;
const OURS = /src.(web|domain|contract)/;

/**
 * Names the chunk of a module that several pages share: `parts` of pages of any kind, `pieces` of any but the landing page,
 * the `offer` of the salon (on the landing page and in the booking), what the booking's `steps` have in common, and what only its
 * services and its `cart` do. Left alone, each module of a few lines becomes a file, and a page asks for thirty of them
 * (decision 0030). Null for what belongs to one page, or to it and the summary, and for what is not ours.
 */
export function sharedChunkNames(isFirst: (id: string, graph: ModuleGraph) => boolean) {
  const pagesOf = new Map<string, string[]>();
  const readPages = (graph: ModuleGraph) => {
    const isLeftOut = (id: string) => isFirst(id, graph) || SCHEMAS.test(id);
    for (const page of [...LANDING, ...LOCATION, ...CART, ...VISIT, ...SUMMARY, ...OTHERS]) {
      for (const id of reachedFrom(join(FEATURES, page), graph, isLeftOut)) {
        pagesOf.set(id, [...(pagesOf.get(id) ?? []), page]);
      }
    }
  };
  return (id: string, graph: ModuleGraph): string | null => {
    if (pagesOf.size === 0) readPages(graph);
    const pages = pagesOf.get(id) ?? [];
    return OURS.test(id) && pages.length > 1 ? chunkOf(pages) : null;
  };
}

function chunkOf(pages: readonly string[]): string | null {
  const isOn = (kind: readonly string[]) => pages.some((page) => kind.includes(page));
  if (isOn(OTHERS)) return isOn(LANDING) ? 'parts' : 'pieces';
  if (isOn(LANDING)) return 'offer';
  if (isOn(VISIT) || (isOn(LOCATION) && isOn(CART))) return 'steps';
  return isOn(CART) ? 'cart' : null;
}
