import type { Drawing } from '#contract/schemas/drawing.ts';
import type { Language } from '#domain/languages.ts';
import { DEFAULT_SETTINGS } from '#domain/salon/salon-settings.ts';
import type { Config } from '../config.ts';
import type { BuiltSite } from './built-site.ts';
import { pageDocument } from './page-document.ts';

/** Creates the empty document in each language, in which the browser draws the page of its URL. */
export function makeUndrawnPages(site: BuiltSite, { publicUrl, salon }: Config): Record<Language, { text: string }> {
  const drawing: Drawing = {
    status: 503,
    title: salon.name ?? DEFAULT_SETTINGS.name,
    description: null,
    html: '',
    state: '',
    isComplete: false,
    sourceFiles: [],
  };
  const undrawn = (language: Language) => ({ text: pageDocument(site, drawing, { publicUrl, path: '/', language }) });
  return { fr: undrawn('fr'), en: undrawn('en') };
}
