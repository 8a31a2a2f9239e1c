import { useEffect, useState } from 'react';
import styles from './loading.module.css';

/** A faster response shows no sign of waiting. */
const PATIENCE_MS = 300;

const NAILS = ['plum', 'coral', 'rose', 'lilac', 'gold'] as const;

/** Nothing for 300 ms, then five nails in a wave with words that are also said. */
export function Loading({ label }: { label: string }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={styles.loading}>
      {late && (
        <>
          <span aria-hidden="true" className={styles.nails}>
            {NAILS.map((nail) => (
              <span key={nail} className={styles[nail]} />
            ))}
          </span>
          <span>{label}</span>
        </>
      )}
    </div>
  );
}
