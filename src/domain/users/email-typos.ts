/** The mail domains that people here use, most frequent first. They are never taken for a typo. */
const WELL_KNOWN = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'yahoo.com',
  'yahoo.ca',
  'live.ca',
  'hotmail.ca',
  'videotron.ca',
  'sympatico.ca',
  'bell.net',
  'hotmail.fr',
  'yahoo.fr',
  'outlook.fr',
  'live.com',
  'live.fr',
  'msn.com',
  'protonmail.com',
  'cogeco.ca',
  'cgocable.ca',
  'globetrotter.net',
  'ulaval.ca',
] as const;

/** Other real domains that look like one of those. */
const ALSO_REAL: ReadonlySet<string> = new Set([
  'mail.com',
  'email.com',
  'ymail.com',
  'bell.ca',
  'outlook.es',
  'hotmail.be',
  'hotmail.de',
  'hotmail.es',
  'hotmail.it',
  'live.be',
  'live.de',
  'live.it',
  'yahoo.de',
  'yahoo.es',
  'yahoo.it',
]);

/** How many letters may be wrong in a domain name; half as many in a shorter one, none in one of three letters or less. */
const LONG_NAME = 6;
const SHORTEST_NAME = 4;

/**
 * The e-mail that somebody probably meant, when its domain is a typo away from a well-known one (`lea@gmial.com`); null
 * when it looks right. Only for asking the person: the e-mail may be right.
 */
export function probablyMeant(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || isWellKnown(domain) || ALSO_REAL.has(domain)) return null;
  const near = WELL_KNOWN.map((known) => ({ known, slips: slipsBetween(domain, known) }))
    .filter(({ slips }) => slips !== null)
    .sort((one, other) => Number(one.slips) - Number(other.slips));
  return near[0] ? `${email.slice(0, at)}@${near[0].known}` : null;
}

function isWellKnown(domain: string): boolean {
  return WELL_KNOWN.some((known) => known === domain);
}

/** The number of typos between a domain and a well-known one; null when there are too many. */
function slipsBetween(domain: string, known: string): number | null {
  const [typed, wanted] = [partsOf(domain), partsOf(known)];
  const inName = distance(typed.name, wanted.name);
  if (inName > slipsAllowed(wanted.name)) return null;
  const inEnding = distance(typed.ending, wanted.ending);
  const isOnlyEnding = WELL_KNOWN.every((other) => other === known || partsOf(other).name !== wanted.name);
  const isOtherEnding = inName === 0 && isOnlyEnding;
  return inEnding <= 1 || isOtherEnding ? inName + inEnding : null;
}

function slipsAllowed({ length }: string): number {
  if (length >= LONG_NAME) return 2;
  return length >= SHORTEST_NAME ? 1 : 0;
}

function partsOf(domain: string): { name: string; ending: string } {
  const dot = domain.indexOf('.');
  return dot < 0 ? { name: domain, ending: '' } : { name: domain.slice(0, dot), ending: domain.slice(dot + 1) };
}

/** Letters left out, put in, changed or swapped with their neighbour, at the least (optimal string alignment). */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  while (rows.length <= one.length) rows.push(nextRow(rows, one, other));
  return rows.at(-1)?.at(-1) ?? 0;
}

/** The distances of one letter more of `one` from each beginning of `other`. */
function nextRow(rows: readonly number[][], one: string, other: string): number[] {
  const row = rows.length;
  const [above = [], twoAbove = []] = [rows[row - 1], rows[row - 2]];
  const line = [row];
  for (let column = 1; column <= other.length; column += 1) {
    const change = one[row - 1] === other[column - 1] ? 0 : 1;
    const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
    line.push(
      Math.min(
        at(line, column - 1) + 1,
        at(above, column) + 1,
        at(above, column - 1) + change,
        isSwap ? at(twoAbove, column - 2) + 1 : Number.POSITIVE_INFINITY,
      ),
    );
  }
  return line;
}

function at(line: readonly number[], column: number): number {
  return line[column] ?? Number.POSITIVE_INFINITY;
}
