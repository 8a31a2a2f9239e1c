import { type Config, readConfig } from '../config.ts';
import { restrictToOwner } from '../data-folder.ts';
import { announceStop } from '../embedded-postgres/lock.ts';
import { makeLog } from '../platform/log.ts';
import { StartProblem } from '../start-problem.ts';
import { makeClosing } from './closing.ts';
import { openDatabase } from './open-database.ts';
import { onStopRequest } from './stop-requests.ts';
import { summary } from './summary.ts';

/** Longer than any single step of closing may take, so that one that hangs cannot keep the process. */
const CLOSE_WITHIN_MS = 60_000;

/** Reads the configuration, opens everything, serves until asked to stop, and closes everything. */
export async function startServer(): Promise<void> {
  try {
    await live(readConfig());
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exit(1);
  }
}

async function live(config: Config): Promise<void> {
  // The reader of the output may go away at any time. That ends neither the server nor its stop.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  restrictToOwner(config.dataDir);
  const log = await makeLog(config);
  const closing = makeClosing(log);
  const end = async (code: number) => {
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
    announceStop(config.dataDir);
    await closing.closeAll();
    process.exit(code);
  };
  onStopRequest({ stop: () => void end(0), force: () => process.exit(1) });
  const fail = (error: unknown) => {
    log.fatal({ err: error }, 'the server ends');
    void end(1);
  };
  process.on('uncaughtException', fail);
  try {
    const start = { config, log, closing, fail };
    // The database comes up while the rest of the program is still being read.
    const [{ pool, database }, { openSalon }] = await Promise.all([openDatabase(start), import('./open-salon.ts')]);
    const port = await openSalon(start, pool);
    process.stdout.write(summary(config, { port, database }));
    // For `npm start`, which prints how long it took.
    process.send?.('ready');
  } catch (error) {
    // A step that fails because everything is being closed is expected; the stop goes on.
    if (closing.hasBegun()) return;
    await closing.closeAll();
    throw error;
  }
}
