import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import grid from '../agenda/agenda-grid.module.css';
import styles from './agenda-waiting.module.css';

/** Where visits are likely to stand, in hours from the top and as long as they last; they are only a look. */
const BLOCKS: readonly (readonly [start: number, hours: number])[][] = [
  [],
  [
    [0.5, 1],
    [2, 1.5],
    [4.5, 1],
  ],
  [
    [0, 0.75],
    [1.25, 1.25],
    [3.5, 1.5],
  ],
  [
    [0.75, 2],
    [4, 0.75],
  ],
  [
    [1.5, 1],
    [3, 1],
    [5, 1],
  ],
  [
    [0.25, 1.25],
    [2.5, 1],
    [4.25, 1.5],
  ],
  [
    [1, 1],
    [2.25, 1.5],
  ],
];

/** The agenda while nothing is known of it yet: its ground, and blocks where visits will be. */
export function AgendaWaiting({ isTelephone }: { isTelephone: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      {isTelephone && <div className={styles.strip} />}
      <div className={grid.grid} aria-busy="true">
        <VisuallyHidden>
          <p role="status">{t('loading')}</p>
        </VisuallyHidden>
        <div aria-hidden="true" className={styles.columns}>
          {BLOCKS.map((blocks, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change
            <div key={column} className={styles.column}>
              {blocks.map(([start, hours]) => (
                <span
                  key={start}
                  className={styles.block}
                  style={{ insetBlockStart: `${start * 6}rem`, blockSize: `${hours * 6}rem` }}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
