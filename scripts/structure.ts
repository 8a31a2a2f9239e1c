export type StructureFault = { file: string; rule: string };

const NOUN = '[a-z0-9]+(-[a-z0-9]+)*';
const WORDS = 'routes|service|queries|emails';
const SERVER_FEATURE_FILE = new RegExp(
  `^src/server/features/${NOUN}/((${WORDS})\\.ts|(${WORDS})/${NOUN}\\.ts|((${WORDS})/)?${NOUN}\\.test\\.ts)$`,
);
const WEB_FEATURE_FILE = new RegExp(`^${NOUN}(\\.test)?\\.tsx?$|^${NOUN}\\.module\\.css$`);
const PURE_AREA_FILE = new RegExp(`^src/(domain|contract)/(${NOUN}/)?${NOUN}(\\.test)?\\.ts$`);
const NAMES_THAT_SAY_NOTHING = /^(index|utils?|helpers?|misc|common|shared|hooks|types|constants|components?)\.tsx?$/;
const DEEPEST = 'src/area/features/noun/screen/file'.split('/').length;
const FILES_IN_A_FOLDER = 25;
const NUMBERED_FILE = /^(db\/migrations|docs\/decisions)\/\d{4}/;

/** Returns the files that break a rule, each with the name of the rule. */
export function structureFaults(files: readonly string[]): StructureFault[] {
  const present = new Set(files);
  const misplaced = files.flatMap((file) =>
    RULES.filter(({ broken }) => broken(file, present)).map(({ rule }) => ({ file, rule })),
  );
  return [...misplaced, ...fullFolders(files)];
}

const RULES: ReadonlyArray<{ rule: string; broken: (file: string, present: ReadonlySet<string>) => boolean }> = [
  {
    rule: 'four-areas',
    broken: (file) => !/^src\/(domain|contract|server|web)\//.test(file),
  },
  {
    rule: 'nothing-deeper-than-a-screen',
    broken: (file) => file.split('/').length > DEEPEST,
  },
  {
    rule: 'one-folder-a-noun-in-domain-and-contract',
    broken: (file) => /^src\/(domain|contract)\//.test(file) && !PURE_AREA_FILE.test(file),
  },
  {
    rule: 'closed-vocabulary-of-server-features',
    broken: (file) => file.startsWith('src/server/features/') && !SERVER_FEATURE_FILE.test(file),
  },
  {
    rule: 'closed-vocabulary-of-web-features',
    broken: (file) => file.startsWith('src/web/features/') && !WEB_FEATURE_FILE.test(baseName(file)),
  },
  {
    rule: 'a-name-says-what-is-inside',
    broken: (file) => !/^src\/web\/i18n\//.test(file) && NAMES_THAT_SAY_NOTHING.test(baseName(file)),
  },
  {
    rule: 'every-rule-has-its-test',
    broken: (file, present) =>
      /^src\/domain\/([a-z-]+\/)?[a-z-]+\.ts$/.test(file) && !present.has(file.replace(/\.ts$/, '.test.ts')),
  },
];

/** A folder of too many files needs sub-folders by screen, step or word. */
function fullFolders(files: readonly string[]): StructureFault[] {
  const byFolder = Map.groupBy(files, (file) => file.slice(0, file.lastIndexOf('/')));
  return [...byFolder]
    .filter(([, held]) => held.length > FILES_IN_A_FOLDER)
    .map(([folder, held]) => ({
      file: `${folder} (${held.length} files)`,
      rule: `at-most-${FILES_IN_A_FOLDER}-files`,
    }));
}

/** Returns the migrations and decisions whose number another of their folder has too: there is no order between them. */
export function numberFaults(files: readonly string[]): StructureFault[] {
  const numbered = files.filter((file) => NUMBERED_FILE.test(file));
  return [...Map.groupBy(numbered, (file) => NUMBERED_FILE.exec(file)?.[0])]
    .filter(([, held]) => held.length > 1)
    .flatMap(([, held]) => held.map((file) => ({ file, rule: 'one-file-a-number' })));
}

function baseName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}
