import { z } from 'zod';
import { databaseOn, openPool } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';

/** What PostgreSQL is asked to say of each statement that a connection runs: the plan that it really used. */
const SAYING_PLANS = [
  'session_preload_libraries=auto_explain',
  'auto_explain.log_min_duration=0',
  'auto_explain.log_analyze=on',
  'auto_explain.log_format=json',
  'client_min_messages=log',
];
/** A connection plans a prepared statement anew five times before it may keep a plan for good. */
const RUNS = 7;
/** So few rows grow with nothing but chance and how busy one day was, such as those passed before a search has found twenty. */
const FEW_ROWS = 300;

const nodeSchema = z.object({
  'Node Type': z.string(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Actual Total Time': z.number(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Rows Removed by Filter': z.number().default(0),
  'Rows Removed by Index Recheck': z.number().default(0),
  get Plans() {
    return z.array(nodeSchema).default([]);
  },
});
const saidSchema = z.object({ 'Query Text': z.string(), Plan: nodeSchema });
type Node = z.infer<typeof nodeSchema>;

/** A statement that was sent, with the plan that it had. */
export type Sent = { text: string; plan: Node };

/** Opens a database whose statements tell their plans. */
export function openWatched(url: string) {
  const options = SAYING_PLANS.map((setting) => `-c ${setting}`).join(' ');
  const watched = new URL(url);
  watched.searchParams.set('options', options);
  const pool = openPool(watched.href.replaceAll('+', '%20'), () => undefined);
  let sent: Sent[] = [];
  pool.on('connect', (client) =>
    client.on('notice', ({ message = '' }) => {
      const said = saidSchema.parse(JSON.parse(message.slice(message.indexOf('{'))));
      sent.push({ text: said['Query Text'], plan: said.Plan });
    }),
  );
  const db = databaseOn(pool);
  return {
    /** The statements that these calls send once connections know them, in the order in which they ended. */
    statementsOf: async (ask: (db: Database) => Promise<unknown>): Promise<Sent[]> => {
      for (let run = 0; run < RUNS; run += 1) {
        sent = [];
        await ask(db);
      }
      return sent;
    },
    close: () => pool.end(),
  };
}

/** A statement in one line: how long it took, and its steps from the last to the first, each with the rows that it gave. */
export function lineOf({ plan }: Sent): string {
  return `${plan['Actual Total Time'].toFixed(1).padStart(7)} ms  ${stepsOf(plan)}`;
}

/** The steps of a statement, by which two that do the same are told to be the same. Branches of a few rows are « … ». */
export function stepsOf(node: Node): string {
  const looked = rowsHandled(node) > rowsGiven(node) ? [`of ${rowsHandled(node)}`] : [];
  const step = [node['Node Type'], ...scannedBy(node), rowsGiven(node), ...looked].join(' ');
  const [only, ...others] = node['Node Type'] === 'Bitmap Heap Scan' ? [] : node.Plans;
  if (!only) return step;
  if (others.length === 0) return `${step} < ${stepsOf(only)}`;
  const large = node.Plans.filter((branch) => nodesOf(branch).some((each) => rowsHandled(each) > FEW_ROWS));
  const shown = [...large.map(stepsOf), ...(large.length < node.Plans.length ? ['…'] : [])];
  return `${step} < (${shown.join('; ')})`;
}

/** The table or index that a step reads; of a bitmap the table with the indexes that made it. */
function scannedBy(node: Node): string[] {
  if (node['Node Type'] !== 'Bitmap Heap Scan') return [node['Index Name'] ?? node['Relation Name'] ?? []].flat();
  const indexes = new Set(nodesOf(node).flatMap((each) => each['Index Name'] ?? []));
  return [node['Relation Name'] ?? '', `by ${[...indexes].join(', ')}:`];
}

/** What the statements scan or sort more of than with a tenth of the past. */
export function growthOf(sent: readonly Sent[], withShortPast: readonly Sent[]): string[] {
  const short = handledBy(withShortPast);
  return [...handledBy(sent)].flatMap(([what, rows]) => {
    const before = short.get(what) ?? 0;
    return rows > 2 * before + FEW_ROWS ? [`${what} ${rows} rows, ${before} with a tenth of the past`] : [];
  });
}

/** How many rows of each table are scanned, and how many are sorted, over all statements. */
function handledBy(sent: readonly Sent[]): Map<string, number> {
  const handled = new Map<string, number>();
  const add = (what: string, rows: number) => handled.set(what, (handled.get(what) ?? 0) + rows);
  for (const node of sent.flatMap(({ plan }) => nodesOf(plan))) {
    const relation = node['Relation Name'];
    if (relation !== undefined) add(`scans ${relation}:`, rowsHandled(node));
    if (node['Node Type'].endsWith('Sort')) for (const input of node.Plans) add('sorts', rowsGiven(input));
  }
  return handled;
}

function rowsHandled(node: Node): number {
  const removed = node['Rows Removed by Filter'] + node['Rows Removed by Index Recheck'];
  return Math.round((node['Actual Rows'] + removed) * node['Actual Loops']);
}

function rowsGiven(node: Node): number {
  return Math.round(node['Actual Rows'] * node['Actual Loops']);
}

function nodesOf(node: Node): Node[] {
  return [node, ...node.Plans.flatMap(nodesOf)];
}
