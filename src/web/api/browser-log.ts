/** Writes a failure that the person need not hear of to the browser's console. */
export function logFailure(what: string, problem: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the spec asks that these failures be logged; this is the one place that does.
  console.info(`${what} failed`, problem);
}
