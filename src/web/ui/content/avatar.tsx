import { classNames } from '../class-names.ts';
import styles from './avatar.module.css';

/** The initials of a name on a tint: only for the eye, and no text, which the name of a button around them would have to hold. */
export function Avatar({ name, size = 'medium' }: { name: string; size?: 'medium' | 'large' }) {
  return (
    <span
      aria-hidden="true"
      data-initials={initialsOf(name)}
      className={classNames(styles.avatar, size === 'large' && styles.large)}
    />
  );
}

/** The first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters
    .map((word) => word?.match(/\p{L}/u)?.[0] ?? '')
    .join('')
    .toLocaleUpperCase('fr-CA');
}
