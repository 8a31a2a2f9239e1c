/**
 * Ends the task that is running, so that what a person did meanwhile, and the next picture, need not wait for what follows.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
