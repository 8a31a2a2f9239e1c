// `npm start`: from a fresh clone to the running product. Runs on any Node from 20 on and hands over to Node 24.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { watchNpm } from './npm-watch.mjs';
import { ensureLibraryLinks, ensurePackages, productNode, projectFolder } from './prepare.mjs';
import { ensureBuild } from './prepare-build.mjs';

ensurePackages();
ensureLibraryLinks();
ensureBuild();

// The channel tells the server when this process is gone, even when it was killed outright.
const server = spawn(productNode(), [join(projectFolder, 'src/server/main.ts')], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});

server.once('message', () => process.stdout.write(`  Ready after ${(performance.now() / 1000).toFixed(1)} s\n\n`));

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));

server.on('exit', (code, signal) => {
  if (!signal) process.exit(code ?? 1);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
});

watchNpm(() => server.connected && server.disconnect());
