/**
 * Calls `work` once the browser has nothing more urgent to do, such as drawing what has just come; soon, where it cannot tell.
 * Returns what calls it off.
 */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(() => work());
  return () => cancelIdleCallback(callback);
}
