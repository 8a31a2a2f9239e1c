import { Refusal } from '#domain/errors.ts';

/**
 * Returns a function that runs work which is heavy for the processor or the memory: `atOnce` pieces at the same time, and
 * `waiting` more in a queue. A further one is refused as `busy`.
 */
export function limitConcurrency({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0;
  const queue: (() => void)[] = [];

  const begin = async () => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw new Refusal('busy');
    await new Promise<void>((resolve) => queue.push(resolve));
  };

  const end = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await begin();
    try {
      return await work();
    } finally {
      end();
    }
  };
}
