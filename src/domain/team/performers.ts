/** The names of who serves a visit, as one text: « Ana », « Ana et Zoé », « Ana, Zoé et Inès »; null when nobody does. */
export function performerOf(names: readonly string[]): string | null {
  const last = names.at(-1);
  if (last === undefined) return null;
  const others = names.slice(0, -1);
  return others.length === 0 ? last : `${others.join(', ')} et ${last}`;
}
