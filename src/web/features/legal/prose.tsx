import styles from './prose.module.css';

const BULLET = '- ';

/** A longer text of the catalogues: paragraphs apart by an empty line; one whose lines begin with `- ` is a list. */
export function Prose({ text }: { text: string }) {
  return (
    <div className={styles.prose}>
      {text.split('\n\n').map((block) => (
        <Block key={block} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: string }) {
  if (!block.startsWith(BULLET)) return <p>{block}</p>;
  return (
    <ul>
      {block.split('\n').map((line) => (
        <li key={line}>{line.slice(BULLET.length)}</li>
      ))}
    </ul>
  );
}
