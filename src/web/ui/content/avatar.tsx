import { classNames } from '../class-names.ts';
import styles from './avatar.module.css';

/** The initials of a name on a tint, beside the name itself: only for the eye. */
export function Avatar({ name, size = 'medium' }: { name: string; size?: 'medium' | 'large' }) {
  return (
    <span aria-hidden="true" className={classNames(styles.avatar, size === 'large' && styles.large)}>
      {initialsOf(name)}
    </span>
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
