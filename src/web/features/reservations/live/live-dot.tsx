import { useTranslation } from 'react-i18next';
import { clockTime } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import styles from './live-dot.module.css';
import type { Live } from './use-live-list.ts';

/** Whether what is shown is fresh, in one dot and the time; pressed, it stops from changing by itself (WCAG 2.2.2). */
export function LiveDot({ live: { at, isLost, isPaused, onPause } }: { live: Live }) {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const time = at ? format.time(clockTime(at.minutes)) : '';
  const calm = t(isPaused ? 'lists.paused' : 'upToDate', { time });
  const lost = isLost && at ? t('connectionLost', { time }) : '';
  return (
    <>
      <button
        type="button"
        role="switch"
        aria-checked={!isPaused}
        aria-label={t('lists.automatic')}
        title={lost || calm}
        className={styles.button}
        onClick={() => onPause(!isPaused)}
      >
        <span aria-hidden="true" className={styles.dot} data-state={stateOf(isLost, isPaused)} />
        <span aria-hidden="true" className={`num ${styles.time}`}>
          {time}
        </span>
      </button>
      <VisuallyHidden>
        <span role="status">{lost}</span>
      </VisuallyHidden>
    </>
  );
}

function stateOf(isLost: boolean, isPaused: boolean): 'fresh' | 'lost' | 'paused' {
  if (isLost) return 'lost';
  return isPaused ? 'paused' : 'fresh';
}
