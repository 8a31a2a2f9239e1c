import { useTranslation } from 'react-i18next';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import type { Collision } from './collisions.ts';
import styles from './desk-form.module.css';

/** What stands against the time, one line each: a warning, never a wall. */
export function Warnings({ collisions, others }: { collisions: readonly Collision[]; others: readonly string[] }) {
  const { t } = useTranslation('intake');
  const sentences = [...collisions.map((code) => t(`collisions.${code}`)), ...others];
  return (
    <div role="status" className={styles.warnings}>
      {sentences.length > 0 && (
        <InfoStrip tone="warning">
          <ul className={styles.sentences}>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </InfoStrip>
      )}
    </div>
  );
}
