import type { Language } from '#domain/languages.ts';
import { CONFIRMATIONS } from './confirmations.ts';

const WORDS = {
  fr: {
    back: (count: number) => (count === 1 ? '1 rendez-vous lui revient.' : `${count} rendez-vous lui reviennent.`),
    staying: (count: number) =>
      count === 1 ? '1 rendez-vous reste où il est.' : `${count} rendez-vous restent où ils sont.`,
  },
  en: {
    back: (count: number) =>
      count === 1 ? '1 appointment is theirs again.' : `${count} appointments are theirs again.`,
    staying: (count: number) =>
      count === 1 ? '1 appointment stays where it is.' : `${count} appointments stay where they are.`,
  },
} as const satisfies Record<Language, unknown>;

/** Confirms that an absence was taken back, and says how many visits went back for it and how many did not. */
export function absenceRemoved({ back, staying }: { back: number; staying: number }, language: Language): string {
  const words = WORDS[language];
  const sentences = [CONFIRMATIONS.absence_removed[language]];
  if (back > 0) sentences.push(words.back(back));
  if (staying > 0) sentences.push(words.staying(staying));
  return sentences.join(' ');
}
