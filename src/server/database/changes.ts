type Values = Readonly<Record<string, unknown>>;

/** Returns the fields that differ between two versions of a record, for the audit trail. */
export function changesBetween(before: Values, after: Values): Record<string, { from: unknown; to: unknown }> {
  const changed = Object.keys({ ...before, ...after }).filter((name) => asText(before[name]) !== asText(after[name]));
  return Object.fromEntries(changed.map((name) => [name, { from: before[name] ?? null, to: after[name] ?? null }]));
}

function asText(value: unknown): string {
  return JSON.stringify(value ?? null);
}
