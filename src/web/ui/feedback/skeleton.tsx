import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

type SkeletonProps = {
  shape?: 'line' | 'block' | 'card' | 'round' | 'pill';
  /** Any CSS length; the room it keeps is the room of what comes. */
  width?: string;
  height?: string;
};

/** The room of something that is on its way; it appears after 300 ms and says nothing. */
export function Skeleton({ shape = 'line', width, height }: SkeletonProps) {
  return <span aria-hidden="true" style={{ width, height }} className={classNames(styles.skeleton, styles[shape])} />;
}
