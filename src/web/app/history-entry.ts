/**
 * Gives the history entry of a full load a key of its own, kept through a reload and through Back. The router calls every such
 * entry the same, and would open one page at the scroll of another.
 */
export function nameHistoryEntry(): void {
  const kept: unknown = history.state;
  const state = typeof kept === 'object' && kept !== null ? kept : {};
  if ('key' in state) return;
  history.replaceState({ ...state, key: crypto.randomUUID() }, '');
}
