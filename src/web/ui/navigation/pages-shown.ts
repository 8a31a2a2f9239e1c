/** The first, the last and the pages around the current one; a gap is a negative number, never twice the same. */
export function pagesShown(page: number, pages: number): number[] {
  const kept = [1, page - 1, page, page + 1, pages].filter((near) => near >= 1 && near <= pages);
  const numbers = [...new Set(kept)].sort((one, other) => one - other);
  return numbers.flatMap((number, index) => {
    const skipped = number - (numbers[index - 1] ?? 0) - 1;
    if (skipped === 0) return [number];
    return skipped === 1 ? [number - 1, number] : [-number, number];
  });
}
