import type { ReactNode } from 'react';
import styles from './tile.module.css';

/** The class of everything that looks like a tile. */
export const tileClass = styles.tile;

type TileProps = { icon: ReactNode; label: string } & (
  | { onClick: () => void }
  | {
      href: string;
      /** Whether it leads out of the site, into a tab of its own. */
      isElsewhere?: boolean;
    }
);

/** A square to press with its word below it: one of the few things to do with what stands above. */
export function Tile({ icon, label, ...rest }: TileProps) {
  if ('onClick' in rest) {
    return (
      <button type="button" className={tileClass} onClick={rest.onClick}>
        {icon}
        <span>{label}</span>
      </button>
    );
  }
  const { href, isElsewhere = false } = rest;
  return (
    <a href={href} className={tileClass} {...(isElsewhere && { target: '_blank', rel: 'noreferrer' })}>
      {icon}
      <span>{label}</span>
    </a>
  );
}
