import { join } from 'node:path';
import { type ModuleGraph, reachedFrom } from './module-graph.ts';

const ENTRY = join(import.meta.dirname, '../src/web/main.tsx');

/**
 * Reached from the entry through the list of a whole library, and then left out: icons, schemas and components that
 * only some page uses. Such a page brings them.
 */
const BROUGHT_BY_PAGES =
  /lucide-react.*icons|node_modules.(zod|html-parse-stringify)|react-i18next.*(Trans|Icu)|contract.schemas.fields/;

/**
 * Names the chunk of a module that every page needs: `libraries`, which outlive releases, and `site`, our own. One chunk
 * each packs better than the seventy into which they would fall. Null for what belongs to pages, and for the entry: it waits
 * for the first page, whose chunk in turn would wait for one that holds the entry.
 */
export function firstChunkNames(): (id: string, graph: ModuleGraph) => string | null {
  let needed: ReadonlySet<string> | undefined;
  return (id, graph) => {
    needed ??= reachedFrom(ENTRY, graph, (imported) => BROUGHT_BY_PAGES.test(imported));
    if (!needed.has(id) || id === ENTRY) return null;
    return id.includes('node_modules') ? 'libraries' : 'site';
  };
}
