// The weight of the public pages, as browsers fetch it (gzip): `npm run build` fails when one grows over its budget.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesFor, firstFonts, type Manifest, manifestSchema } from '../src/server/site/built-site.ts';
import { catalogueFile, EVERYWHERE, type Namespace } from '../src/web/i18n/catalogues.ts';

type Budget = { name: string; page: string; messages: readonly Namespace[]; scriptKb: number };

const STYLE_KB = 20;
/** Scripts, styles and typefaces of the first page that somebody opens; its document comes on top. */
const FIRST_LOAD_KB = 273;

/** Of each, 145 kB are React, the router, RTK Query and i18next (decision 0028). */
const BUDGETS: readonly Budget[] = [
  { name: '/', page: 'landing/landing-page.tsx', messages: ['landing'], scriptKb: 190 },
  { name: '/helps', page: 'helps/faq/helps-page.tsx', messages: ['pages'], scriptKb: 191 },
  { name: '/reservation-location', page: 'booking/location/location-page.tsx', messages: ['booking'], scriptKb: 203 },
  { name: '/reservation-services', page: 'booking/service/services-page.tsx', messages: ['booking'], scriptKb: 206 },
  { name: '/reservation-date', page: 'booking/date/date-page.tsx', messages: ['booking', 'dates'], scriptKb: 211 },
];

const CLIENT = join(import.meta.dirname, '../dist/client');
const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8')));
const faults = BUDGETS.flatMap((budget) => faultsOf(budget, manifest));
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);

function faultsOf({ name, page, messages, scriptKb }: Budget, known: Manifest): string[] {
  const catalogues = [...EVERYWHERE, ...messages].map((namespace) => catalogueFile('fr', namespace));
  const sources = ['index.html', `src/web/features/${page}`, ...catalogues];
  const unknown = sources.filter((source) => !known[source]);
  if (unknown.length > 0) return [`${name}: the build knows no ${unknown.join(', ')}`];
  const { scripts, styles } = filesFor(known, sources);
  const script = kilobytes(scripts.map((file) => `${file}.gz`));
  const style = kilobytes(styles.map((file) => `${file}.gz`));
  const first = script + style + kilobytes(firstFonts(known));
  console.log(
    `${name}: script ${script.toFixed(1)} kB, style ${style.toFixed(1)} kB, first load ${first.toFixed(1)} kB`,
  );
  return [
    ...(script > scriptKb ? [`${name}: ${script.toFixed(1)} kB of script, allowed are ${scriptKb}`] : []),
    ...(style > STYLE_KB ? [`${name}: ${style.toFixed(1)} kB of style, allowed are ${STYLE_KB}`] : []),
    ...(first > FIRST_LOAD_KB ? [`${name}: ${first.toFixed(1)} kB at first, allowed are ${FIRST_LOAD_KB}`] : []),
  ];
}

function kilobytes(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + statSync(join(CLIENT, file)).size, 0) / 1000;
}
