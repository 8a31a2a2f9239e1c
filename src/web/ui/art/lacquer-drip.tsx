import styles from './lacquer-drip.module.css';

/** Lacquer running down: the upper edge of the plum footer. */
export function LacquerDrip() {
  return (
    <svg viewBox="0 0 1200 90" preserveAspectRatio="none" aria-hidden="true" className={styles.drip}>
      <path d="M0 90V30C60 30 60 64 96 64S136 22 190 22 236 78 270 78 300 34 360 30 420 54 452 54 500 18 560 18 610 70 644 70 680 28 740 26 800 84 836 84 870 32 930 30 980 58 1014 58 1050 20 1110 20 1170 40 1200 40V90Z" />
    </svg>
  );
}
