import type { Language } from '#domain/languages.ts';

/** `fr` and `en` literals have our words in the other language beside them; a `bi` literal already holds both. */
export type Literal =
  | { kind: 'fr'; text: string; en: string }
  | { kind: 'en'; text: string; fr: string }
  | { kind: 'bi'; text: string };

/** One sentence in one language. */
export type Line = { text: string; language: Language };

/** The literals that the frame of every page shows: they come with the first script, and the others with what shows them. */
export const FRAME_LITERALS = {
  bookNow: { kind: 'fr', text: 'Réserver maintenant', en: 'Book now' },
  logIn: { kind: 'fr', text: 'Se connecter', en: 'Log in' },
  signUp: { kind: 'fr', text: "S'inscrire", en: 'Sign up' },
  dashboard: { kind: 'en', text: 'Dashboard', fr: 'Tableau de bord' },
  profile: { kind: 'en', text: 'Profile', fr: 'Profil' },
  logOut: { kind: 'en', text: 'Logout', fr: 'Se déconnecter' },
  loginExpired: {
    kind: 'en',
    text: 'Your login has expired.',
    fr: 'Votre session a expiré. Reconnectez-vous; votre panier est conservé.',
  },
  unexpectedError: {
    kind: 'en',
    text: 'Unexpected Application Error!',
    fr: 'Une erreur inattendue s’est produite.',
  },
} as const satisfies Record<string, Literal>;

export type FrameLiteralId = keyof typeof FRAME_LITERALS;

/**
 * What a page in `language` shows for a literal, in order: the literal alone, its translation, or, for an English
 * literal in French, our French sentence and then the literal.
 */
export function linesOf(literal: Literal, language: Language): Line[] {
  if (literal.kind === 'bi') return [{ text: literal.text, language }];
  if (literal.kind === 'fr') return [{ text: language === 'fr' ? literal.text : literal.en, language }];
  const exact: Line = { text: literal.text, language: 'en' };
  return language === 'en' ? [exact] : [{ text: literal.fr, language }, exact];
}
