import type { AllSettings } from '#domain/salon/salon-settings.ts';
import type { Database } from '../../../database/schema.ts';
import type { Deps } from '../../../deps.ts';
import { listServices, type ServiceRow } from '../../services/queries.ts';
import { loadTechnicians, type PicturedTechnician } from '../../technicians/queries/technicians.ts';
import { loadSettings } from '../queries/settings.ts';

/** The settings, the whole catalogue, private services included, and the team, not older than their version. */
export type Content = {
  version: number;
  settings: AllSettings;
  services: ReadonlyMap<string, ServiceRow>;
  technicians: readonly PicturedTechnician[];
};

/** What each database's content was when it was read last. */
const kept = new WeakMap<Database, Content>();

/**
 * Returns the settings, the catalogue and the team, read again when `version` is not the one that is kept. The version must be read
 * after the question came, and within a transaction after its locks; then a change counts from the next booking on, in
 * every process. Not for a transaction that changes any of it.
 */
export async function contentAt({ db }: Pick<Deps, 'db'>, version: number, connection = db): Promise<Content> {
  const known = kept.get(db);
  if (known?.version === version) return known;
  const settings = await loadSettings(connection);
  const services = await listServices(connection);
  const technicians = await loadTechnicians(connection);
  const content = {
    version,
    settings,
    services: new Map(services.map((service) => [service.id, service])),
    technicians,
  };
  kept.set(db, content);
  return content;
}
