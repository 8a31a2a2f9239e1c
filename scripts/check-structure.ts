import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { structureFaults } from './structure.ts';

// A feature folder holds only the file names that docs/architecture.md lists; nothing lies deeper than it allows.

const listing = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], {
  encoding: 'utf8',
});
const files = listing.split('\n').filter((file) => file !== '' && existsSync(file));
const faults = structureFaults(files);

for (const { file, rule } of faults) console.error(`${rule}: ${file}`);
if (faults.length > 0) process.exit(1);
console.log(`structure: ${files.length} files, every one where it belongs`);
