import type { ComponentProps, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button.tsx';

type Look = { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean; icon?: ReactNode };
type LinkButtonProps = Omit<LinkProps, 'className' | 'style'> & Look & { ref?: Ref<HTMLAnchorElement> };
type AnchorButtonProps = Omit<ComponentProps<'a'>, 'className' | 'style' | 'href'> & Look & { href: string };

/** A link to another page that looks like a button. */
export function LinkButton({
  variant = 'primary',
  size = 'large',
  wide = false,
  icon,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, wide })}>
      <span className={styles.content}>
        {icon}
        {children}
      </span>
    </Link>
  );
}

/** The same for an address outside the app: a telephone number, a map, a file. */
export function AnchorButton({
  variant = 'primary',
  size = 'large',
  wide = false,
  icon,
  children,
  ...rest
}: AnchorButtonProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, wide })}>
      <span className={styles.content}>
        {icon}
        {children}
      </span>
    </a>
  );
}
