import { LACQUERS, NAIL_OUTLINES } from '../../../ui/art/lacquers.ts';
import styles from './lacquer-drops.module.css';

/** Where each comes to rest, in hundredths of the width and in pixels, how far it is turned, and its lacquer. */
const DROPS = [
  { x: 2, y: 20, turn: -18, lacquer: 2 },
  { x: 10, y: 53, turn: 28, lacquer: 3 },
  { x: 19, y: 8, turn: 58, lacquer: 0 },
  { x: 31, y: 37, turn: -42, lacquer: 6 },
  { x: 42, y: 3, turn: 14, lacquer: 5 },
  { x: 61, y: 41, turn: 72, lacquer: 7 },
  { x: 68, y: 7, turn: -16, lacquer: 2 },
  { x: 78, y: 44, turn: 34, lacquer: 3 },
  { x: 87, y: 14, turn: -58, lacquer: 0 },
  { x: 95, y: 49, turn: 16, lacquer: 6 },
];

/** Ten nails of lacquer over the good news. They fall once, right after the booking; later they lie there. */
export function LacquerDrops({ isFalling }: { isFalling: boolean }) {
  return (
    <div aria-hidden="true" data-falling={isFalling} className={styles.drops}>
      {DROPS.map(({ x, y, turn, lacquer }, index) => (
        <svg
          key={x}
          aria-hidden="true"
          viewBox="0 0 100 180"
          width="15"
          height="27"
          style={{ left: `${x}%`, top: y, rotate: `${turn}deg`, animationDelay: `${index * 25}ms` }}
        >
          <path d={NAIL_OUTLINES.amande} fill={LACQUERS[lacquer]?.base} />
        </svg>
      ))}
    </div>
  );
}
