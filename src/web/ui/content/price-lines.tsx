import styles from './price-lines.module.css';

export type PriceLine = {
  key: string;
  label: string;
  amount: string;
  /** A small line below. */
  note?: string;
};

type PriceLinesProps = { lines: readonly PriceLine[]; total: Omit<PriceLine, 'key'> };

/** Subtotal, taxes and total; the amounts come written out, in the language of the page. */
export function PriceLines({ lines, total }: PriceLinesProps) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ key, label, amount, note }) => (
        <div key={key} className={styles.line}>
          <dt>
            {label}
            {note && <span className={styles.note}>{note}</span>}
          </dt>
          <dd className={styles.amount}>{amount}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{total.label}</dt>
        <dd className={styles.amount}>{total.amount}</dd>
        {total.note && <dd className={styles.note}>{total.note}</dd>}
      </div>
    </dl>
  );
}
