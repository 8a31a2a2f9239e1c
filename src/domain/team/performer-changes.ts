/** Whose people of a visit go to whom: technicians by id, null for nobody yet. */
export type PerformerChange = { readonly from: string | null; readonly to: string | null };

type Serving = readonly (string | null)[];

/** Who serves each person of a visit after these changes; null when one of them is of somebody who does not serve it. */
export function afterChanges(serving: Serving, changes: readonly PerformerChange[]): (string | null)[] | null {
  if (!changes.every(({ from }) => serving.includes(from))) return null;
  const change = new Map(changes.map(({ from, to }) => [from, to]));
  return serving.map((id) => {
    const to = change.get(id);
    return to === undefined ? id : to;
  });
}

/** Who serves each person, line by line: the first of each line with the first of them, and so on; null beyond them. */
export function oneEach(
  lines: readonly { readonly qty: number }[],
  technicianIds: readonly string[],
): (string | null)[] {
  return lines.flatMap(({ qty }) => Array.from({ length: qty }, (_, place) => technicianIds[place] ?? null));
}
