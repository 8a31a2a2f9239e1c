import styles from './logo.module.css';
import mark from './mark.svg';

/** Three nails and the name of the house, in the colour of the text around it. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <img src={mark} alt="" width={44} height={38} className={styles.mark} />
      <span className={styles.name}>{name}</span>
    </span>
  );
}
