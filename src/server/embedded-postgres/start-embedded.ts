import { fork } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { createDataFolder } from '../data-folder.ts';
import { StartProblem } from '../start-problem.ts';

/** A running PostgreSQL of our own: its URL, the folder of its data, and how to end it. */
export type Embedded = { url: string; folder: string; stop: () => Promise<void> };

/** `durable: false` is for tests: faster, but a crash may lose data. `onLost` is called when the database has ended for good. */
export type EmbeddedOptions = { dataDir: string; durable?: boolean; onLost?: () => void };

const newsSchema = z.union([z.object({ ready: z.string(), folder: z.string() }), z.object({ problem: z.string() })]);

/**
 * Starts the PostgreSQL that lives under a data folder and ends with this process, killed or not. Refuses with a `StartProblem`
 * when another server uses the folder, or when PostgreSQL cannot run there. Its keeper is replaced when it is killed.
 */
export async function startEmbedded({ dataDir, durable = true, onLost }: EmbeddedOptions): Promise<Embedded> {
  const folder = createDataFolder(resolve(dataDir));
  const durability = durable ? 'durable' : 'not-durable';
  let keeper = await startKeeper([folder, durability]);
  const { url, folder: databaseFolder } = keeper;
  let stopping = false;
  const watch = async () => {
    while (!stopping) {
      await keeper.ended;
      if (!stopping) keeper = await startKeeper([folder, durability, new URL(url).port]);
    }
  };
  const watched = watch().catch(() => stopping || onLost?.());
  return {
    url,
    folder: databaseFolder,
    stop: async () => {
      stopping = true;
      keeper.dismiss();
      await watched;
      keeper.dismiss();
      await keeper.ended;
    },
  };
}

type Keeper = { url: string; folder: string; ended: Promise<unknown>; dismiss: () => void };

/** Starts the keeper of that folder, durable or not, at that port if one is given. What is kept compiled is kept for both. */
async function startKeeper(options: string[]): Promise<Keeper> {
  const compiled = getCompileCacheDir();
  const keeper = fork(join(import.meta.dirname, 'keeper.ts'), options, {
    // Out of the terminal's reach: Ctrl-C is for the server, which first finishes what it has begun.
    detached: true,
    execArgv: [],
    env: compiled === undefined ? {} : { NODE_COMPILE_CACHE: dirname(compiled) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = once(keeper, 'exit');
  // Its last words may come after its end, and never after that of the channel.
  const [news] = await Promise.race([
    once(keeper, 'message'),
    once(keeper, 'disconnect').then(() => [{ problem: 'The database keeper has died.' }]),
  ]);
  return {
    ...placeOrRefusal(newsSchema.parse(news)),
    ended,
    dismiss: () => keeper.connected && keeper.disconnect(),
  };
}

function placeOrRefusal(news: z.infer<typeof newsSchema>): { url: string; folder: string } {
  if ('problem' in news) throw new StartProblem(news.problem);
  return { url: news.ready, folder: news.folder };
}
