import type { Language } from '#domain/languages.ts';

/** The first of these texts that fits, from the one that says most to the one that says least; the last when none does. */
export function firstThatFits(texts: readonly string[], room: number, widthOf: (text: string) => number): string {
  return texts.find((text) => widthOf(text) <= room) ?? texts.at(-1) ?? '';
}

/** A name whole, then with its last part cut to an initial, then a double first name to two, or another first part alone. */
export function shorterNames(name: string): string[] {
  const parts = name.split(' ');
  const [first = name] = parts;
  const last = parts.at(-1);
  if (parts.length < 2 || last === undefined) return [name];
  const initial = `${[...last][0]}.`;
  const double = initialsOf(first);
  const ofDouble = first.includes('-') ? [`${double} ${last}`, `${double} ${initial}`] : [first];
  return [name, [...parts.slice(0, -1), initial].join(' '), `${first} ${initial}`, ...ofDouble];
}

/** « J.-P. » of « Jean-Philippe ». */
function initialsOf(first: string): string {
  return first
    .split('-')
    .map((part) => `${[...part][0] ?? ''}.`)
    .join('-');
}

/** The whole name, begun with the shortened one that is shown: who speaks to the screen says what is read there. */
export function heardName(shown: string, whole: string): string {
  return whole.includes(shown) ? whole : `${shown}, ${whole}`;
}

/** What says least in the name of a service. */
const EMPTY_WORDS = / (?:d’ongles|d’ongle|classique|aux ongles)(?= |$)/gu;
/** No shortened name ends with what only leads to the next word. */
const LEADING_WORD = /^(?:.{1,2}|les|des|aux|sur|d’une?|pour|avec|sans|the|and|for|with)$/iu;
/** Half of « gel ou poudre » would be another service. */
const EITHER = / (?:ou|or) /iu;

/** What in an English name makes what stands before it the kind of service, as in « Removal of gel ». */
const HEAD_BEFORE = / (?:of|with|for|in|on) /iu;

/**
 * A service by name, then without the words that say least, then ever fewer of its words, at last the one that says what
 * kind it is: in French the first, in English the last.
 */
export function shorterServices(name: string, language: Language): string[] {
  const words = name.split(' ');
  if (language === 'en' && !HEAD_BEFORE.test(name)) {
    const ends = words.map((_, index) => words.slice(index).join(' '));
    return [...new Set([name, ...(EITHER.test(name) ? ends.slice(-1) : ends).map(capitalised)])];
  }
  const begun = EITHER.test(name) ? [] : words.map((_, index) => words.slice(0, words.length - index));
  const whole = begun.filter((said) => !LEADING_WORD.test(said.at(-1) ?? '')).map((said) => said.join(' '));
  return [...new Set([name, name.replace(EMPTY_WORDS, ''), ...whole, words[0] ?? name])];
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type Facts = {
  performer: string | null;
  services: readonly string[];
  /** Of the services' names. */
  language: Language;
  duration: string;
  /** What is to be paid, of who is about to; it is said longer than how long the work takes. */
  amount?: string;
};

/** The facts of a visit on one line: all, then the first service and how many more, then without length, then without who does it, then ever less of its name. */
export function shorterFacts({ performer, services, language, duration, amount = '' }: Facts): string[] {
  const who = performer ? [performer] : [];
  const [first = ''] = services;
  const more = services.length > 1 ? `${first} + ${services.length - 1}` : first;
  const name = first.split('\u00A0×')[0] ?? first;
  const names = shorterServices(name, language);
  const shortest = amount === '' ? [] : [names.slice(-1)];
  const choices = [
    [...who, services.join(', '), duration, amount],
    [...who, more, duration, amount],
    [...who, more, amount],
    [more, amount],
    ...names.map((said) => [said, amount]),
    ...shortest,
  ];
  return choices.map((facts) => facts.filter((fact) => fact !== '').join(' · '));
}
