import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { citationFaults } from './citations.ts';
import { numberFaults, structureFaults } from './structure.ts';

// Files stand where docs/architecture.md says, and comments cite only what a reader can open.

const WITH_COMMENTS = /^(src|scripts|e2e|bench|lint)\/.*\.(tsx?|mjs|css|grit)$|^[\w.-]+\.(ts|mjs)$/;
/** Its table shows citations that are wrong. */
const TEST_OF_CITATIONS = 'scripts/citations.test.ts';

const listing = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
const present = listing.split('\n').filter((file) => file !== '' && existsSync(file));
const sources = present.filter((file) => file.startsWith('src/'));
const commented = present.filter((file) => WITH_COMMENTS.test(file) && file !== TEST_OF_CITATIONS);
const faults = [
  ...structureFaults(sources),
  ...numberFaults(present),
  ...commented.flatMap((file) => citationFaults(file, readFileSync(file, 'utf8'), present)),
];

for (const { file, rule } of faults) console.error(`${rule}: ${file}`);
if (faults.length > 0) process.exit(1);
console.log(`structure: ${sources.length} files, every one where it belongs`);
