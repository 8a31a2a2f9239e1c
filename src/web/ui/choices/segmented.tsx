import { useId } from 'react';
import styles from './segmented.module.css';

export type Segment = { value: string; label: string; lang?: string };

type SegmentedProps = {
  legend: string;
  /** For a form, whose fields all show their names. */
  legendShown?: boolean;
  segments: readonly Segment[];
  value: string;
  onValueChange: (value: string) => void;
};

/** One choice among a few short words, side by side in a pill: native radio buttons. */
export function Segmented({ legend, legendShown = false, segments, value, onValueChange }: SegmentedProps) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={legendShown ? styles.shown : styles.legend}>{legend}</legend>
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
