import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> & {
  /** What it does: its only words. */
  label: string;
  icon: ReactNode;
  variant?: 'plain' | 'outlined' | 'danger';
};

/** A 44 px button with a picture; its name is its `label`, shown as a tooltip too. */
export function IconButton({ label, icon, variant = 'plain', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(styles.button, styles[variant])}
    >
      {icon}
    </button>
  );
}
