// Drawn pages and public lists over HTTP, against a bare Fastify route that sends the same bytes.
//   node bench/pages.ts   (needs npm run build)
import { loadavg } from 'node:os';
import { driveBare, WARM_UP_SECONDS } from './support/bare.ts';
import { drive, row } from './support/load.ts';
import { openSalon } from './support/salon.ts';

const SECONDS = 4;
const CLIENTS = 10;
const PATHS = [
  '/',
  '/reservation-services',
  '/helps',
  '/api/services/public',
  '/api/helps/public',
  '/api/settings/public',
];

const salon = await openSalon();
const { url, pid } = await salon.startServer({ DEMO: '1' });
console.log(`load ${loadavg()[0]?.toFixed(1)}, ${CLIENTS} clients`);
for (const path of PATHS) {
  const answer = await fetch(url + path).then((response) => response.text());
  const bare = await driveBare(answer, { clients: CLIENTS, seconds: SECONDS });
  const next = () => ({ method: 'GET' as const, path });
  await drive({ url, clients: CLIENTS, seconds: WARM_UP_SECONDS, next });
  const ours = await drive({ url, pid, clients: CLIENTS, seconds: SECONDS, next });
  console.log(row(`${path}, ${answer.length} bytes`, ours, bare));
}
await salon.close();
