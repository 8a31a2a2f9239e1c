import type { Difference } from '../../ui/feedback/edit-conflict.tsx';

/** The fields in which what is saved differs from what is written; one of several parts is only named. */
export function differencesBetween<Values extends object>(
  theirs: Values,
  mine: Values,
  labels: Readonly<Record<keyof Values & string, string>>,
): Difference[] {
  const [kept, written] = [new Map(Object.entries(theirs)), new Map(Object.entries(mine))];
  return Object.entries<string>(labels)
    .filter(([field]) => JSON.stringify(kept.get(field)) !== JSON.stringify(written.get(field)))
    .map(([field, label]) => {
      const value: unknown = kept.get(field);
      return { label, theirs: typeof value === 'string' ? value : undefined };
    });
}
