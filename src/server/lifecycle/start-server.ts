import { makeLog } from '../adapters/log.ts';
import { type Config, readConfig } from '../config.ts';
import { StartProblem } from '../start-problem.ts';
import { makeClosing } from './closing.ts';
import { openDatabase } from './open-database.ts';
import { onStopRequest } from './stop-requests.ts';
import { summary } from './summary.ts';

/** The server's whole life: reads the configuration, opens everything, answers until asked to stop, closes everything. */
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
  const log = makeLog(config);
  const closing = makeClosing(log);
  const end = async (code: number) => {
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
    const [{ pool, place }, { openSalon }] = await Promise.all([openDatabase(start), import('./open-salon.ts')]);
    const port = await openSalon(start, pool);
    process.stdout.write(summary(config, { port, place }));
    // Told to `npm start`, which knows since when.
    process.send?.('ready');
  } catch (error) {
    // What fails because everything is being closed is no news: the stop goes on.
    if (closing.hasBegun()) return;
    await closing.closeAll();
    throw error;
  }
}
