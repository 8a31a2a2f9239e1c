import type { StructureFault } from './structure.ts';

/** `//` after a space or at the start of a line, so that the one of a URL is none. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const DECISION = /\bdecisions? (\d+)(?:(?:,| and|, and) \d+)*/gi;
/** Papers that only their authors have, and their numbered points. */
const OUTSIDE =
  /\b(?:ux|issues?|invariants?) §?[A-Z]?\d+(?:\.\d+)*|\b(?:security|spec(?:ification)?),? R?\d*R\d+|\bR\d{1,2}\b/gi;
const SPEC = /\bspec \d/;
const FILE_OR_FOLDER = /(?<![\w./#-])(?:src|docs|scripts|e2e|bench|db)\/[\w./-]*\w/g;
const FILE = /(?<![\w./*-])[\w./-]+\.(?:tsx?|mjs|md|css|sql|grit)\b(?!\()/g;

/**
 * What the comments of a file cite and the tree does not hold: decisions without a record, papers from elsewhere, paths that
 * lead nowhere. A path may leave out its first folders. `present` lists every file of the project.
 */
export function citationFaults(file: string, text: string, present: readonly string[]): StructureFault[] {
  const comments = file.endsWith('.grit') ? text : (text.match(COMMENT) ?? []).join('\n');
  const faults = [
    ...[...comments.matchAll(DECISION)].filter(([cited, number = '']) => !isDecision(cited, number, present)),
    ...comments.matchAll(OUTSIDE),
    ...(present.includes('docs/spec.md') ? [] : comments.matchAll(new RegExp(SPEC, 'g'))),
    ...[...comments.matchAll(FILE_OR_FOLDER), ...comments.matchAll(FILE)].filter(([path]) => !isThere(path, present)),
  ];
  const cited = new Set(faults.map(([citation]) => citation));
  return [...cited].map((citation) => ({ file: `${file} cites "${citation}"`, rule: 'comments-cite-what-is-here' }));
}

function isDecision(cited: string, number: string, present: readonly string[]): boolean {
  return !/[,\s]\d+\D+\d/.test(cited) && present.some((file) => file.startsWith(`docs/decisions/${number}-`));
}

function isThere(path: string, present: readonly string[]): boolean {
  const name = path.replace(/^(\.\.?\/)+/, '');
  return present.some((file) => file === name || file.endsWith(`/${name}`) || file.startsWith(`${name}/`));
}
