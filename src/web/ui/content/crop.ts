import { classNames } from '../class-names.ts';
import styles from './crop.module.css';

/**
 * How a picture fills the width that it is given: a square with round corners, 4 to 3, or the nail arch, as wide as it is
 * high times `--arch` (0.75 where nothing is set).
 */
export type Crop = 'square' | 'wide' | 'arch';

/** The class that crops an image so. */
export function cropClass(crop: Crop): string {
  return classNames(styles.crop, styles[crop]);
}
