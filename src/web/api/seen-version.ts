import { useState } from 'react';
import { problemOf } from './problem.ts';

export type SeenVersion = {
  /** What the form was filled from; it goes with what is saved. */
  seen: string | undefined;
  /** Somebody else saved the record meanwhile: who, if it is known, and whether what they saved has been heard of. */
  conflict: { by: string | null; isHeard: boolean } | null;
  /** The form now knows of the latest version, or of the one that it has just saved. */
  catchUp: (saved?: string) => void;
};

/** Keeps the version that a form was filled from, while the record behind it goes on to its latest. */
export function useSeenVersion(latest: string | undefined, error: unknown): SeenVersion {
  const [seen, setSeen] = useState(latest);
  const { code, details } = problemOf(error);
  const by = typeof details.by === 'string' ? details.by : null;
  return {
    seen,
    conflict: code === 'edit_conflict' ? { by, isHeard: latest !== seen } : null,
    catchUp: (saved = latest) => setSeen(saved),
  };
}
