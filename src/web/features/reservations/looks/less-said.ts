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

type Facts = {
  performer: string | null;
  services: readonly string[];
  duration: string;
  /** What is to be paid, of who is about to; it is said longer than how long the work takes. */
  amount?: string;
};

/** The facts of a visit on one line: all, then the first service and how many more, then without length, then without who does it, at last its first word. */
export function shorterFacts({ performer, services, duration, amount = '' }: Facts): string[] {
  const who = performer ? [performer] : [];
  const [first = ''] = services;
  const more = services.length > 1 ? `${first} + ${services.length - 1}` : first;
  const name = first.split('\u00A0×')[0] ?? first;
  const [word = name] = name.split(' ');
  const shortest = amount === '' ? [] : [[word]];
  const choices = [
    [...who, services.join(', '), duration, amount],
    [...who, more, duration, amount],
    [...who, more, amount],
    [more, amount],
    [name, amount],
    [word, amount],
    ...shortest,
  ];
  return choices.map((facts) => facts.filter((fact) => fact !== '').join(' · '));
}
