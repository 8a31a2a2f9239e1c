import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { z } from 'zod';

const PROJECT = join(import.meta.dirname, '../../..');

type Options = {
  dataDir?: string;
  environment?: Record<string, string>;
  /** The program and its arguments; the server itself unless told otherwise. */
  command?: [string, ...string[]];
  projectFolder?: string;
  account?: { uid: number; gid: number };
};

export type ServerProcess = {
  child: ChildProcess;
  /** The address, as soon as the server says it is ready; fails with all it said if it ends first. */
  ready: Promise<string>;
  /** How it ended: its exit code, or the signal that killed it. */
  ended: Promise<number | string>;
  /** What it has said so far, on both streams. */
  said: () => string;
  /** Closes the other end of what it writes to, as a reader that goes away does. */
  stopListening: () => void;
};

/** Runs a real server on a free port, in a process of its own that the end of the test ends. */
export function runServer({
  dataDir,
  environment = {},
  command,
  projectFolder = PROJECT,
  account,
}: Options): ServerProcess {
  const [program, ...options] = command ?? [process.execPath, join(projectFolder, 'src/server/main.ts')];
  const child = spawn(program, options, {
    cwd: projectFolder,
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      PORT: '0',
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: join(projectFolder, 'node_modules/.cache/server'),
      ...(dataDir && { DATA_DIR: dataDir }),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  });
  let said = '';
  const ended = once(child, 'exit').then(([code, signal]) => z.union([z.number(), z.string()]).parse(code ?? signal));
  const ready = new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk;
      const address = /ready: (http\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then((how) => reject(new Error(`the server ended (${how}): ${said}`)));
  });
  ready.catch(() => undefined);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const stopListening = () => {
    child.stdout.destroy();
    child.stderr.destroy();
  };
  return { child, ready, ended, said: () => said, stopListening };
}
