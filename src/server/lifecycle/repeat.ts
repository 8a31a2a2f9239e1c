import type { Start } from './start.ts';

type Repeated = { name: string; everyMs: number; task: () => Promise<void> };

/**
 * Does something now and then every so often, as long as the server runs. What fails is logged and done again the next
 * time; closing waits for what is under way.
 */
export function repeat({ log, closing }: Start, { name, everyMs, task }: Repeated): void {
  let underWay = Promise.resolve();
  const go = () => {
    underWay = underWay.then(task).catch((error: unknown) => log.error({ err: error }, `${name} failed`));
  };
  const timer = setInterval(go, everyMs);
  closing.add(name, async () => {
    clearInterval(timer);
    await underWay;
  });
  go();
}
