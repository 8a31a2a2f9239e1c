import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// The server's first step: it imports nothing that an old Node could not read, so that it can say what it needs.
const OLDEST_NODE = [24, 7] as const;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
  process.stderr.write(
    `Lunule needs Node.js ${OLDEST_NODE.join('.')} or newer; this is ${process.version}. npm start brings it.\n`,
  );
  process.exit(1);
}

// What was compiled at one start is kept for the next, which takes half as long for it.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/server'));

const { startServer } = await import('./lifecycle/start-server.ts');
await startServer();
flushCompileCache();
