import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';
import styles from './button.module.css';

/** `quiet` is a word to press, `plain` one that must not stand out. */
export type ButtonVariant = 'primary' | 'secondary' | 'tonal' | 'quiet' | 'plain' | 'danger' | 'danger-filled';
export type ButtonSize = 'large' | 'medium';

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  variant?: ButtonVariant;
  /** `large` (52 px) where clients book, `medium` (44 px) in the dashboard and in rows. */
  size?: ButtonSize;
  fullWidth?: boolean;
  icon?: ReactNode;
  /** A spinner covers the words, which keep their room and their name; the button cannot be pressed. */
  loading?: boolean;
  /** While disabled, why: shown beside the button and read with it. */
  disabledReason?: ReactNode;
};

/** A real button; `type` is `button` unless said otherwise. */
export function Button({ variant = 'primary', size = 'large', fullWidth = false, ...props }: ButtonProps) {
  const { icon, loading = false, disabledReason, children, disabled = false, type = 'button', ...rest } = props;
  const reasonId = useId();
  const explained = disabled && Boolean(disabledReason);
  const button = (
    <button
      {...rest}
      type={type}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      aria-describedby={classNames(rest['aria-describedby'], explained && reasonId) || undefined}
      className={buttonClass({ variant, size, fullWidth })}
    >
      <span className={classNames(styles.content, loading && styles.covered)}>
        {icon}
        {children}
      </span>
      {loading && <Spinner className={styles.spinner} />}
    </button>
  );
  if (!explained) return button;
  return (
    <span className={classNames(styles.explained, fullWidth && styles.wide)}>
      {button}
      <span id={reasonId} className={styles.reason}>
        {disabledReason}
      </span>
    </span>
  );
}

/** The class of what stands in such a button: an icon and a word beside each other. */
export const buttonContentClass = styles.content;

/** The class of everything that looks like a button. */
export function buttonClass({
  variant,
  size,
  fullWidth,
}: {
  variant: ButtonVariant;
  size: ButtonSize;
  fullWidth: boolean;
}): string {
  return classNames(styles.button, styles[variant], styles[size], fullWidth && styles.wide);
}
