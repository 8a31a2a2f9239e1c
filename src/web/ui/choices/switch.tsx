import type { ComponentProps, ReactNode } from 'react';
import { useFieldIds } from '../fields/field.tsx';
import styles from './checkbox.module.css';

type SwitchProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'role'> & { label: ReactNode };

/** On or off, at once: a list that refreshes itself, a dark theme. */
export function Switch({ label, id, ...rest }: SwitchProps) {
  const ids = useFieldIds(id);
  return (
    <div className={styles.field}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state */}
      <input {...rest} id={ids.control} type="checkbox" role="switch" className={styles.switch} />
      <label htmlFor={ids.control} className={styles.label}>
        {label}
      </label>
    </div>
  );
}
