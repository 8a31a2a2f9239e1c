/**
 * Returns a function that runs `work` once for many callers at the same time. Who comes while it runs shares the next run
 * with all others who came meanwhile, so that no result is older than the question.
 */
export function shareNext<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> | undefined;
  let next: Promise<Result> | undefined;
  const run = () => {
    const result = work();
    const ended = result.then(ignore, ignore).then(() => {
      if (running === ended) running = undefined;
    });
    running = ended;
    return result;
  };
  return () => {
    if (!running) return run();
    next ??= running.then(() => {
      next = undefined;
      return run();
    });
    return next;
  };
}

const ignore = () => undefined;
