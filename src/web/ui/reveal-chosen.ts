/**
 * Scrolls a row of radio buttons or places, and nothing else, so that the whole of the chosen one is seen, and a piece of its
 * neighbour: with the next picture, which measures all that is new anyway. Returns what calls it off.
 */
export function revealChosen(row: HTMLElement | null): () => void {
  const frame = requestAnimationFrame(() => row && reveal(row));
  return () => cancelAnimationFrame(frame);
}

function reveal(row: HTMLElement): void {
  const chosen =
    row.querySelector('input:checked')?.parentElement ?? row.querySelector<HTMLElement>('[aria-current="true"]');
  if (!chosen) return;
  const neighbour = chosen.offsetWidth / 2;
  const start = chosen.offsetLeft - neighbour;
  const end = chosen.offsetLeft + chosen.offsetWidth + neighbour;
  if (start < row.scrollLeft) row.scrollLeft = start;
  else if (end > row.scrollLeft + row.clientWidth) row.scrollLeft = end - row.clientWidth;
}
