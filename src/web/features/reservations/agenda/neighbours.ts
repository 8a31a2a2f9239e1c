import { overlap } from '#domain/salon/spans.ts';
import type { AgendaColumn, LanedPiece, Neighbours } from './agenda-columns.ts';

/** Marks people who are served side by side by several: what stands in columns beside one another meets, the others say which of how many they are. */
export function withNeighbours(columns: readonly AgendaColumn[]): AgendaColumn[] {
  const all = columns.flatMap(({ pieces }, index) => pieces.map((piece) => ({ index, piece })));
  const byVisit = Map.groupBy(all, ({ piece }) => piece.visit._id);
  return columns.map((column, index) => ({
    ...column,
    pieces: column.pieces.map((piece) => {
      const together = (byVisit.get(piece.visit._id) ?? []).filter((other) => overlap(other.piece, piece));
      return together.length > 1 ? { ...piece, neighbours: neighboursOf(piece, index, { together, columns }) } : piece;
    }),
  }));
}

type Placed = { readonly index: number; readonly piece: LanedPiece };
type Around = { together: readonly Placed[]; columns: readonly AgendaColumn[] };

function neighboursOf(piece: LanedPiece, index: number, { together, columns }: Around): Neighbours {
  const meets = (other: number) =>
    columns[other]?.location === columns[index]?.location &&
    piece.lanes === 1 &&
    together.some((one) => one.index === other && one.piece.lanes === 1 && one.piece.start === piece.start);
  const [before, after] = [meets(index - 1), meets(index + 1)];
  const nth = together.findIndex((one) => one.piece.key === piece.key) + 1;
  return { before, after, part: before || after ? null : { nth, of: together.length } };
}
