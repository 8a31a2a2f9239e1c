const TESTS = String.raw`\.test\.tsx?$|/testing/`;
const NODE_MODULES = 'node_modules';
const QUERIES = String.raw`/queries(\.ts$|/)`;
const API_AND_SLICE = String.raw`[/-](api|slice)\.ts$`;

/** The arrows of docs/architecture.md. Each name says the law, each comment what to do instead. */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Move what both need into a third file below them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'The import leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'domain-stands-alone',
      comment: 'The rules are pure: no library, no clock, no other area.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: TESTS },
      to: { pathNot: '^src/domain/' },
    },
    {
      name: 'domain-tests-know-no-other-area',
      comment: 'A rule that needs another area to be tested is in the wrong place.',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { path: '^src/(contract|server|web)/' },
    },
    {
      name: 'contract-knows-only-domain',
      comment:
        'The contract is Zod schemas and sentences over domain words, and Punycode for how a domain name travels.',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: TESTS },
      to: { pathNot: `^src/(contract|domain)/|${NODE_MODULES}/(zod|punycode)/` },
    },
    {
      name: 'contract-tests-know-no-side',
      comment: 'The contract stands below both sides.',
      severity: 'error',
      from: { path: '^src/contract/' },
      to: { path: '^src/(server|web)/' },
    },
    {
      name: 'server-never-web',
      comment: 'The server serves the built web app; it never imports it.',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: '^src/web/' },
    },
    {
      name: 'web-never-server',
      comment: 'The browser speaks to the server through src/contract.',
      severity: 'error',
      from: { path: '^src/web/' },
      to: { path: '^src/server/' },
    },
    {
      name: 'web-runs-in-browsers',
      comment: 'Node modules do not exist in the browser.',
      severity: 'error',
      from: { path: '^src/web/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'product-knows-no-tools',
      comment: 'Scripts, benches and browser tests use the product, never the other way round.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(scripts|bench|e2e|lint)/' },
    },
    {
      name: 'product-knows-no-tests',
      comment: 'What only tests need stays in tests and testing/.',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTS },
      to: { path: TESTS, pathNot: NODE_MODULES },
    },
    {
      name: 'product-uses-no-dev-dependency',
      comment: 'What runs in production is in "dependencies".',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTS },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'product-names-its-packages',
      comment: 'A package that package.json does not name may vanish at the next install.',
      severity: 'error',
      from: { path: '^(src|scripts|bench|e2e)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'sql-only-in-queries',
      comment: 'SQL lives in queries, database/ and embedded-postgres/; the others take the functions made there.',
      severity: 'error',
      from: { path: '^src/server/', pathNot: `${TESTS}|${QUERIES}|^src/server/(database|embedded-postgres)/` },
      to: { path: `${NODE_MODULES}/(kysely|pg)/`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'queries-know-no-http',
      comment: 'A query takes a connection and values, never a request; its caller decides what is refused.',
      severity: 'error',
      from: { path: `^src/server/.*${QUERIES}` },
      to: { path: `^src/server/(http|site)/|${NODE_MODULES}/fastify/|/(routes|service)(\\.ts$|/)` },
    },
    {
      name: 'services-know-no-http',
      comment: 'A service takes values, never a request, and is called by routes.',
      severity: 'error',
      from: { path: '^src/server/features/.*/service(\\.ts$|/)', pathNot: TESTS },
      to: { path: `^src/server/(http|site)/|${NODE_MODULES}/fastify/|/routes(\\.ts$|/)` },
    },
    {
      name: 'server-features-apart',
      comment: "A feature may call another's service, and the queries of those whose queries decide nothing.",
      severity: 'error',
      from: { path: '^src/server/features/([^/]+)/', pathNot: TESTS },
      to: {
        path: '^src/server/features/',
        pathNot: [
          '^src/server/features/$1/',
          '^src/server/features/[^/]+/service(\\.ts$|/)',
          '^src/server/features/(audit|auth|users|mails|pictures|services|settings|technicians)/queries(\\.ts$|/)',
        ],
      },
    },
    {
      name: 'server-ground-knows-no-feature',
      comment: 'Platform, database, http and site stand below the features; app.ts registers them.',
      severity: 'error',
      from: { path: '^src/server/(platform|database|embedded-postgres|http|site)/', pathNot: TESTS },
      to: { path: '^src/server/features/', pathNot: '/(service|queries)(\\.ts$|/)' },
    },
    {
      name: 'ui-knows-no-feature',
      comment: 'The design system could ship in a different product.',
      severity: 'error',
      from: { path: '^src/web/ui/', pathNot: TESTS },
      to: { path: '^src/(contract|server)/|^src/web/(features|app|api|shared)/' },
    },
    {
      name: 'api-knows-no-feature',
      comment: 'web/api is the ground that features stand on.',
      severity: 'error',
      from: { path: '^src/web/api/', pathNot: TESTS },
      to: { path: '^src/web/(features|app|ui|shared)/' },
    },
    {
      name: 'web-features-apart',
      comment: "A feature may use another's api.ts and slice.ts; what several features show stands in web/shared.",
      severity: 'error',
      from: { path: '^src/web/features/([^/]+)/', pathNot: TESTS },
      to: { path: '^src/web/features/', pathNot: ['^src/web/features/$1/', API_AND_SLICE] },
    },
    {
      name: 'shared-knows-no-screen',
      comment:
        'What several features show stands below them: it may ask their api.ts and slice.ts, never their screens.',
      severity: 'error',
      from: { path: '^src/web/shared/', pathNot: TESTS },
      to: { path: '^src/web/features/', pathNot: API_AND_SLICE },
    },
    {
      name: 'features-know-only-the-store-of-app',
      comment: 'app composes features; a feature knows of it only its navigation and the store.',
      severity: 'error',
      from: { path: '^src/web/(features|shared)/', pathNot: TESTS },
      to: { path: '^src/web/app/', pathNot: '^src/web/app/(navigation|use-store)\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: NODE_MODULES },
    tsPreCompilationDeps: true,
    preserveSymlinks: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      importsFields: ['imports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.svg'],
    },
    skipAnalysisNotInRules: true,
  },
};
