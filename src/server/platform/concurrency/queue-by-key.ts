import { limitConcurrency } from './limit-concurrency.ts';

type Limit = { atOnce: number; waiting: number; withinMs: number };

/**
 * Returns a function that runs work of the same key a few at a time, in the order of its coming, and work of other keys
 * beside it. Who finds too many waiting, or has waited too long, is refused as `busy`.
 */
export function queueByKey(limit: Limit): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  const queues = new Map<string, { users: number; run: ReturnType<typeof limitConcurrency> }>();
  return async (key, work) => {
    const queue = queues.get(key) ?? { users: 0, run: limitConcurrency(limit) };
    queues.set(key, queue);
    queue.users += 1;
    try {
      return await queue.run(work);
    } finally {
      queue.users -= 1;
      if (queue.users === 0) queues.delete(key);
    }
  };
}
