import type { CSSProperties } from 'react';
import { Art } from '../../../ui/art/art.tsx';
import { heroLayers } from '../../../ui/art/hero.ts';
import styles from './hero-fan.module.css';

const { ground, nails, bottles } = heroLayers();
/** How much later each nail sets out than its inner neighbour. */
const STAGGER_MS = 40;
const MIDDLE = (nails.length - 1) / 2;

/** The drawing of the landing page, whose nails fan out once, from the middle. */
export function HeroFan() {
  return (
    <div className={styles.fan}>
      <Art svg={ground} width={720} height={620} loading="eager" />
      {nails.map(({ svg, angle }, place) => (
        <span key={angle} className={styles.nail} style={opening(angle, Math.abs(place - MIDDLE))}>
          <Art svg={svg} width={148} height={228} loading="eager" />
        </span>
      ))}
      <span className={styles.bottles}>
        <Art svg={bottles} width={720} height={680} loading="eager" />
      </span>
    </div>
  );
}

function opening(angle: number, placesFromMiddle: number): CSSProperties {
  return { transform: `rotate(${angle}deg)`, animationDelay: `${placesFromMiddle * STAGGER_MS}ms` };
}
