const NBSP = '\u00A0';

/** Puts the non-breaking spaces of Québec French (before a colon, inside guillemets, before a unit) into a sentence. */
export function withFrenchSpaces(text: string): string {
  return text
    .replace(/ (?=[:»])/g, NBSP)
    .replace(/« /g, `«${NBSP}`)
    .replace(/(\d|\}\}) (?=(?:min|h|\$|%)(?!\p{L}))/gu, `$1${NBSP}`);
}

/** The same for every sentence of a catalogue, however deep. */
export function catalogueWithFrenchSpaces(catalogue: object): object {
  return Object.fromEntries(
    Object.entries(catalogue).map(([key, value]) => [
      key,
      typeof value === 'string' ? withFrenchSpaces(value) : catalogueWithFrenchSpaces(value),
    ]),
  );
}
