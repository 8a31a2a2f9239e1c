import type { Logger } from 'pino';

/** What was opened, to be closed once, in the opposite order. */
export type Closing = {
  add: (name: string, close: () => Promise<unknown>) => void;
  closeAll: () => Promise<void>;
  hasBegun: () => boolean;
};

/** Collects what must be closed. A thing that fails to close is logged and does not keep the others open. */
export function makeClosing(log: Logger): Closing {
  const opened: { name: string; close: () => Promise<unknown> }[] = [];
  let closed: Promise<void> | undefined;
  const closeEach = async () => {
    for (let last = opened.pop(); last; last = opened.pop()) {
      const { name } = last;
      await last.close().catch((error: unknown) => log.error({ err: error }, `the ${name} did not close`));
    }
  };
  const closeAll = () => {
    closed ??= closeEach();
    return closed;
  };
  return { add: (name, close) => opened.push({ name, close }), closeAll, hasBegun: () => closed !== undefined };
}
