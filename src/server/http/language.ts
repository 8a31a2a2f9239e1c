import { CONFIRMATIONS, type Confirmation } from '#contract/words/confirmations.ts';
import type { Language } from '#domain/languages.ts';

type Call = { headers: { 'accept-language'?: string | undefined } };

/** Returns the language of a response: English where `Accept-Language` has it first, else French. */
export function languageOf({ headers }: Call): Language {
  return headers['accept-language']?.trim().toLowerCase().startsWith('en') ? 'en' : 'fr';
}

/** Returns the sentence that confirms a change, in the language of the response. */
export function confirmationFor(request: Call, change: Confirmation): string {
  return CONFIRMATIONS[change][languageOf(request)];
}
