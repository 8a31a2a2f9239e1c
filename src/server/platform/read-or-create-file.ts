import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';

/**
 * Returns the text of a small private file (mode 600), which is created when it is missing. A crash leaves the whole file
 * or none; of several processes that create it together the first one wins.
 */
export function readOrCreateFile(path: string, make: () => string): string {
  if (!existsSync(path)) {
    const draft = `${path}.${randomBytes(6).toString('hex')}`;
    try {
      writeDurably(draft, make());
      linkUnlessThere(draft, path);
    } finally {
      rmSync(draft, { force: true });
    }
  }
  return readFileSync(path, 'utf8');
}

/** Replaces the text of such a file. A crash leaves the old or the new one, whole. */
export function replaceFile(path: string, text: string): void {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeDurably(draft, text);
  renameSync(draft, path);
}

function writeDurably(path: string, text: string): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function linkUnlessThere(draft: string, path: string): void {
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  }
}
