import type { Language } from '#domain/languages.ts';

type Postal = { readonly street: string; readonly city: string };

/** A street address on one line: `2360 chemin Ste-Foy, Québec (Québec)`, in English `…, Québec, QC`. */
export function postalLine({ street, city }: Postal, language: Language): string {
  return language === 'fr' ? `${street}, ${city} (Québec)` : `${street}, ${city}, QC`;
}

/** The URL of a map service's directions to an address. */
export function directionsUrl(address: Postal): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: postalLine(address, 'fr') })}`;
}

/** The URL of a map to embed into a page. */
export function mapUrl(address: Postal, language: Language): string {
  const query = new URLSearchParams({ q: postalLine(address, 'fr'), hl: language, output: 'embed' });
  return `https://www.google.com/maps?${query}`;
}
