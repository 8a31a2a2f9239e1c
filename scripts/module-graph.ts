/** The bundler's module graph. */
export type ModuleGraph = { getModuleInfo(id: string): { importedIds: string[] } | null };

/** A module and all that it imports at once, but for what `isLeftOut` and what only that leads to. */
export function reachedFrom(id: string, graph: ModuleGraph, isLeftOut: (id: string) => boolean): Set<string> {
  const reached = new Set<string>();
  const visit = (module: string) => {
    if (reached.has(module) || isLeftOut(module)) return;
    reached.add(module);
    graph.getModuleInfo(module)?.importedIds.forEach(visit);
  };
  visit(id);
  return reached;
}
