/** Spreadsheets take a cell that begins so for a formula, whoever wrote it. */
const FORMULA = /^[=+\-@\t\r]/;
/** Spreadsheets know by it that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A table as a file for spreadsheets; what would be a formula there stays a text. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Every value inside a record with the way to it, such as `reservations.0.totalPrice`; what is empty is left out. */
export function flattened(value: unknown, path: readonly string[] = []): [path: string, text: string][] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [[path.join('.'), String(value)]];
  return Object.entries(value).flatMap(([name, inner]) => flattened(inner, [...path, name]));
}
