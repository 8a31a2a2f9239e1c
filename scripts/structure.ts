export type StructureFault = { file: string; rule: string };

const NOUN = '[a-z0-9]+(-[a-z0-9]+)*';
const SERVER_FEATURE_FILE = new RegExp(`^(${NOUN}-)?(routes|actions|queries|mails)\\.ts$|^${NOUN}(\\.test)\\.ts$`);
const WEB_FEATURE_FILE = new RegExp(`^${NOUN}(\\.test)?\\.tsx?$|^${NOUN}\\.module\\.css$`);
const FLAT_AREA_FILE = new RegExp(`^src/(domain|contract)/${NOUN}(\\.test)?\\.ts$`);
const NAMES_THAT_SAY_NOTHING =
  /^(index|utils?|helpers?|misc|common|shared|hooks|types|constants|components?|services?)\.tsx?$/;
const DEEPEST = 'src/area/features/noun/file'.split('/').length;

/** What is out of place among the project's files, each with the name of the rule it breaks. */
export function structureFaults(files: readonly string[]): StructureFault[] {
  const present = new Set(files);
  return files.flatMap((file) =>
    RULES.filter(({ broken }) => broken(file, present)).map(({ rule }) => ({ file, rule })),
  );
}

const RULES: ReadonlyArray<{ rule: string; broken: (file: string, present: ReadonlySet<string>) => boolean }> = [
  {
    rule: 'four-areas',
    broken: (file) => !/^src\/(domain|contract|server|web)\//.test(file),
  },
  {
    rule: 'nothing-deeper-than-a-feature',
    broken: (file) => depth(file) > DEEPEST,
  },
  {
    rule: 'flat-domain-and-contract',
    broken: (file) => /^src\/(domain|contract)\//.test(file) && !FLAT_AREA_FILE.test(file),
  },
  {
    rule: 'closed-vocabulary-of-server-features',
    broken: (file) => file.startsWith('src/server/features/') && !SERVER_FEATURE_FILE.test(baseName(file)),
  },
  {
    rule: 'closed-vocabulary-of-web-features',
    broken: (file) => file.startsWith('src/web/features/') && !WEB_FEATURE_FILE.test(baseName(file)),
  },
  {
    rule: 'a-name-says-what-is-inside',
    broken: (file) => !/^src\/(domain|contract|web\/i18n)\//.test(file) && NAMES_THAT_SAY_NOTHING.test(baseName(file)),
  },
  {
    rule: 'every-rule-has-its-test',
    broken: (file, present) =>
      /^src\/domain\/[a-z-]+\.ts$/.test(file) && !present.has(file.replace(/\.ts$/, '.test.ts')),
  },
];

function depth(file: string): number {
  return file.split('/').length;
}

function baseName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}
