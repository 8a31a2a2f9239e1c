import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cruise, type IViolation } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import arrows from '../.dependency-cruiser.mjs';

// Proves the arrows of docs/architecture.md, and that every file of ours was really read: a cruiser that
// cannot parse TypeScript reads nothing and calls that clean.

const AREAS = ['src', 'scripts', 'bench', 'e2e'];

const { output } = await cruise(AREAS.filter(existsSync), await extractDepcruiseOptions('./.dependency-cruiser.mjs'));
if (typeof output === 'string') throw new Error('dependency-cruiser answered with text instead of a result');

const cruised = new Set(output.modules.map(({ source }) => source));
const unread = codeFiles().filter((file) => !cruised.has(file));
const { violations } = output.summary;
const advice = new Map(arrows.forbidden.map(({ name, comment }) => [name, comment]));

for (const violation of violations) console.error(sentence(violation));
for (const file of unread) console.error(`every-file-is-read: ${file} was not cruised`);
if (violations.length + unread.length > 0) process.exit(1);
console.log(`arrows: ${cruised.size} modules, every one in its place`);

/** The code files of the work tree that Git knows or would add, as long as they are there. */
function codeFiles(): string[] {
  const listing = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...AREAS], {
    encoding: 'utf8',
  });
  return listing.split('\n').filter((file) => /\.(tsx?|mjs)$/.test(file) && existsSync(file));
}

function sentence({ rule, from, to, cycle }: IViolation): string {
  const path = cycle ? [from, ...cycle.map(({ name }) => name)] : [from, to];
  return `${rule.name}: ${path.join(' -> ')}\n    ${advice.get(rule.name)}`;
}
