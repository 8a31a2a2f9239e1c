import { Minus, Plus } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import styles from './stepper.module.css';

type StepperProps = {
  /** What is counted, such as the name of a service. */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  value: number;
  min?: number;
  max: number;
  onValueChange: (value: number) => void;
  disabled?: boolean;
};

/** A quantity between two buttons; a button at its limit is disabled and passes its focus to the other. */
export function Stepper(props: StepperProps) {
  const { label, decreaseLabel, increaseLabel, value, min = 1, max, onValueChange, disabled = false } = props;
  const minus = useRef<HTMLButtonElement>(null);
  const plus = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  const atMin = value <= min;
  const atMax = value >= max;

  useLayoutEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    if (atMin && !atMax) plus.current?.focus();
    if (atMax && !atMin) minus.current?.focus();
  });

  const step = (by: number) => {
    pressed.current = true;
    onValueChange(value + by);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its legend and its box
    <div role="group" aria-label={label} className={styles.stepper}>
      <button
        ref={minus}
        type="button"
        aria-label={decreaseLabel}
        disabled={disabled || atMin}
        onClick={() => step(-1)}
        className={styles.button}
      >
        <Minus aria-hidden="true" />
      </button>
      <output aria-live="polite" className={styles.value}>
        {value}
      </output>
      <button
        ref={plus}
        type="button"
        aria-label={increaseLabel}
        disabled={disabled || atMax}
        onClick={() => step(1)}
        className={styles.button}
      >
        <Plus aria-hidden="true" />
      </button>
    </div>
  );
}
