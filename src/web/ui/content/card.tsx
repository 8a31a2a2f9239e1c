import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside';
  padding?: 'none' | 'medium' | 'large';
  tone?: 'surface' | 'tint' | 'pearl' | 'flat';
  /** Rises under the pointer: only when the whole card can be pressed. */
  rises?: boolean;
  children: ReactNode;
};

/** A rounded sheet of paper; `className` is for its place on the page. */
export function Card({ as: Element = 'div', padding = 'medium', tone = 'surface', rises = false, ...rest }: CardProps) {
  const { className, ...others } = rest;
  return (
    <Element
      {...others}
      className={classNames(styles.card, styles[padding], styles[tone], rises && styles.rises, className)}
    />
  );
}
