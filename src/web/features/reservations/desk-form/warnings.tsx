import { useTranslation } from 'react-i18next';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import type { Conflict } from '../desk-time/conflicts.ts';
import styles from './desk-form.module.css';

/** The conflicts of the chosen time, one line each. They warn, and can be overridden. */
export function Warnings({ conflicts, others }: { conflicts: readonly Conflict[]; others: readonly string[] }) {
  const { t } = useTranslation('intake');
  const sentences = [...conflicts.map((code) => t(`conflicts.${code}`)), ...others];
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
