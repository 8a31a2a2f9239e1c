import { makeLog } from '../adapters/log.ts';
import { type Config, readConfig } from '../config.ts';
import { StartProblem } from '../start-problem.ts';
import { makeClosing } from './closing.ts';
import { openSalon } from './open-salon.ts';
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
    const port = await openSalon({ config, log, closing, fail });
    process.stdout.write(summary(config, port));
  } catch (error) {
    await closing.closeAll();
    throw error;
  }
}
