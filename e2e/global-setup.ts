import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#server/embedded-postgres/start-embedded.ts';
import { ensureBuild } from '../scripts/prepare-build.mjs';
import { SalonServer } from './salon-server.ts';

/** Before all browser tests: builds the web app and starts one PostgreSQL, with the salon of which each server gets a copy. */
export default async function startDatabase(): Promise<() => Promise<void>> {
  ensureBuild();
  const dataDir = mkdtempSync(join(tmpdir(), 'lunule-e2e-'));
  const { url, stop } = await startEmbedded({ dataDir, durable: false });
  process.env.E2E_DATABASE_URL = url;
  await SalonServer.writeTemplate();
  return async () => {
    await stop();
    rmSync(dataDir, { recursive: true });
  };
}
