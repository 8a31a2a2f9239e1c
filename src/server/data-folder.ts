import { accessSync, constants, mkdirSync } from 'node:fs';
import { StartProblem } from './start-problem.ts';

/**
 * Makes the folder that holds what the server keeps, and answers its path. Others may pass through it, as PostgreSQL's account
 * must, but not look around in it. Refuses in a sentence when it cannot be made or written.
 */
export function madeDataFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o711 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return folder;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartProblem(`The data folder ${folder} (DATA_DIR) cannot be used: ${reason}.`);
  }
}
