import { createHash } from 'node:crypto';

/** The identifier of a demo record: the same for the same name in every demo, in the form of a UUID (version 8). */
export function demoId(name: string): string {
  const hash = createHash('sha256').update(`lunule demo ${name}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
