const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** One Ctrl-C arrives up to three times: from the terminal, from npm and from `npm start`. */
const SAME_PRESS_MS = 500;

/**
 * Calls `stop` at the first request to stop, and `force` at a later one. A request is a signal, or the end of the process
 * that started this one and holds a channel to it.
 */
export function onStopRequest({ stop, force }: { stop: () => void; force: () => void }): void {
  let first: number | null = null;
  const request = () => {
    if (first === null) {
      first = performance.now();
      stop();
    } else if (performance.now() - first > SAME_PRESS_MS) {
      force();
    }
  };
  for (const signal of SIGNALS) process.on(signal, request);
  process.on('disconnect', request);
}
