import { join } from 'node:path';

type ModuleGraph = { getModuleInfo(id: string): { importedIds: string[] } | null };

const ENTRY = join(import.meta.dirname, '../src/web/main.tsx');

/**
 * Reached from the entry through the list of a whole library, and then left out: icons, schemas and components that
 * only some page uses. Such a page brings them.
 */
const BROUGHT_BY_PAGES =
  /lucide-react.*icons|node_modules.(zod|html-parse-stringify)|react-i18next.*(Trans|Icu)|contract.fields/;

/**
 * Names the chunk of a module that every page needs: `libraries`, which outlive releases, and `site`, our own. One chunk
 * each packs better than the seventy into which they would fall. Null for what belongs to pages, and for the entry: it waits
 * for the first page, whose chunk in turn would wait for one that holds the entry.
 */
export function firstChunkNames(): (id: string, graph: ModuleGraph) => string | null {
  const needed = new Set<string>();
  const visit = (id: string, graph: ModuleGraph) => {
    if (needed.has(id) || BROUGHT_BY_PAGES.test(id)) return;
    needed.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported, graph);
  };
  return (id, graph) => {
    if (needed.size === 0) visit(ENTRY, graph);
    if (!needed.has(id) || id === ENTRY) return null;
    return id.includes('node_modules') ? 'libraries' : 'site';
  };
}
