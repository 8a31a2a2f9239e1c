import { useId } from 'react';
import styles from './segmented.module.css';

export type Segment = { value: string; label: string; lang?: string };

type SegmentedProps = {
  legend: string;
  segments: readonly Segment[];
  value: string;
  onValueChange: (value: string) => void;
};

/** One choice among a few short words, side by side in a pill: native radio buttons. */
export function Segmented({ legend, segments, value, onValueChange }: SegmentedProps) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.track}>
        {segments.map((segment) => (
          <label key={segment.value} lang={segment.lang} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={segment.value}
              checked={segment.value === value}
              onChange={() => onValueChange(segment.value)}
              className={styles.radio}
            />
            {segment.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
