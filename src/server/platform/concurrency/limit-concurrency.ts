import { Refusal } from '#domain/errors.ts';

type Limit = {
  atOnce: number;
  waiting: number;
  /** How long a piece of work may wait for its turn; as long as it takes, when absent. */
  withinMs?: number;
};

/**
 * Returns a function that runs work which is heavy for the processor, the memory or the database: `atOnce` pieces at the
 * same time, and `waiting` more in a queue. A further one, and one that has waited too long, is refused as `busy`.
 */
export function limitConcurrency({ atOnce, waiting, withinMs }: Limit) {
  let running = 0;
  const queue = new Set<() => void>();

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(overdue);
        queue.delete(begin);
        resolve();
      };
      const giveUp = () => {
        queue.delete(begin);
        reject(new Refusal('busy'));
      };
      const overdue = withinMs === undefined ? undefined : setTimeout(giveUp, withinMs);
      queue.add(begin);
    });

  const begin = async () => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.size >= waiting) throw new Refusal('busy');
    await turn();
  };

  const end = () => {
    const [next] = queue;
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
