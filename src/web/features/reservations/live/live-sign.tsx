import { useTranslation } from 'react-i18next';
import { clockTime } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { Switch } from '../../../ui/choices/switch.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import styles from './live-sign.module.css';
import type { Live } from './use-live-list.ts';

/** Whether what is shown is fresh, and since when, with the switch that stops it from changing by itself (WCAG 2.2.2). */
export function LiveSign({ live: { at, isLost, isPaused, onPause } }: { live: Live }) {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const time = at && format.time(clockTime(at.minutes));
  const lost = time && isLost ? t('connectionLost', { time }) : '';
  const calm = time && t(isPaused ? 'lists.paused' : 'upToDate', { time });
  return (
    <div className={styles.sign} data-print="never">
      <p className={styles.words}>
        {time && (
          <>
            <span aria-hidden="true" className={styles.dot} data-state={stateOf(isLost, isPaused)} />
            <span aria-hidden={isLost} className="num">
              {lost || calm}
            </span>
          </>
        )}
      </p>
      {/* Only the loss is said aloud, not every minute that passes. */}
      <VisuallyHidden>
        <span role="status">{lost}</span>
      </VisuallyHidden>
      <Switch label={t('lists.automatic')} checked={!isPaused} onChange={({ target }) => onPause(!target.checked)} />
    </div>
  );
}

function stateOf(isLost: boolean, isPaused: boolean): 'fresh' | 'lost' | 'paused' {
  if (isLost) return 'lost';
  return isPaused ? 'paused' : 'fresh';
}
