import { Art } from '../../ui/art/art.tsx';
import { interior } from '../../ui/art/scenes.ts';
import styles from './arch-pictures.module.css';

/** The inside of both houses, each behind a window shaped like a nail. */
export function ArchPictures() {
  return (
    <div className={styles.arches}>
      <div className={styles.arch}>
        <Art svg={interior(1)} width={600} height={400} loading="eager" />
      </div>
      <div className={styles.arch}>
        <Art svg={interior(2)} width={600} height={400} loading="eager" />
      </div>
    </div>
  );
}
