/** Returns the server's clock, in epoch milliseconds: it starts at `startsAt` (an ISO instant), or is the real time. */
export function clockFrom({ startsAt }: { startsAt: string | undefined }): () => number {
  const shift = startsAt === undefined ? 0 : Date.parse(startsAt) - Date.now();
  return () => Date.now() + shift;
}
