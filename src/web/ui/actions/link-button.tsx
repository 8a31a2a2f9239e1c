import type { ComponentProps, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button.tsx';

type Appearance = { variant?: ButtonVariant; size?: ButtonSize; fullWidth?: boolean; icon?: ReactNode };
type LinkButtonProps = Omit<LinkProps, 'className' | 'style'> & Appearance & { ref?: Ref<HTMLAnchorElement> };
type AnchorButtonProps = Omit<ComponentProps<'a'>, 'className' | 'style' | 'href'> & Appearance & { href: string };

/** A link to another page that looks like a button. */
export function LinkButton({
  variant = 'primary',
  size = 'large',
  fullWidth = false,
  icon,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, fullWidth })}>
      <span className={styles.content}>
        {icon}
        {children}
      </span>
    </Link>
  );
}

/** The same for a URL outside the app: a telephone number, a map, a file. */
export function AnchorButton({
  variant = 'primary',
  size = 'large',
  fullWidth = false,
  icon,
  children,
  ...rest
}: AnchorButtonProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, fullWidth })}>
      <span className={styles.content}>
        {icon}
        {children}
      </span>
    </a>
  );
}
