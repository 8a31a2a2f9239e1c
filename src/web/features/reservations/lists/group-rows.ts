/** Rows that follow one another under one title. */
export type RowRun<Row> = { key: string; title: string; rows: readonly Row[] };

/**
 * Rows under the titles of their days or locations. Rows of one title that do not follow one another have it twice: what
 * comes in last while a pointer is over the list stands below, under a title of its own, and moves nothing.
 */
export function groupRows<Row>(
  rows: readonly Row[],
  groupOf: (row: Row) => { key: string; title: string },
): RowRun<Row>[] {
  const runs: { key: string; title: string; group: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const { key: group, title } = groupOf(row);
    const last = runs.at(-1);
    if (last?.group === group) last.rows.push(row);
    else runs.push({ key: keyOf(group, runs), title, group, rows: [row] });
  }
  return runs.map(({ key, title, rows: members }) => ({ key, title, rows: members }));
}

/** The first run of a group keeps its key, whatever comes after it. */
function keyOf(group: string, runs: readonly { group: string }[]): string {
  const before = runs.filter((run) => run.group === group).length;
  return before === 0 ? group : `${group} ${before}`;
}
