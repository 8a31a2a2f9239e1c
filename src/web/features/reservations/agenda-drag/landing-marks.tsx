import { Check, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTime } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { useLength } from '../agenda/agenda-measures.ts';
import type { ColumnMarks } from './column-marks.ts';
import styles from './landing-marks.module.css';
import { useDragWords } from './use-landing.ts';

/** In a column, where the held visit would stand, what is against it, and where it would fit instead. */
export function LandingMarks({ marks, isLast }: { marks: ColumnMarks; isLast: boolean }) {
  const { t } = useTranslation('agenda');
  const format = useFormat();
  const length = useLength();
  const { spanText } = useDragWords();
  const { drag, landing, outlines, free, speaks } = marks;
  const hasConflict = landing.conflicts.length > 0;
  return (
    <>
      {free.map(({ start, end, place }) => (
        <div
          key={`${place.location} ${start}`}
          aria-hidden="true"
          className={styles.free}
          style={{ insetBlockStart: length(start), blockSize: length(end - start) }}
        >
          <Check /> {t('freeHere', { time: format.time(clockTime(place.start)) })}
        </div>
      ))}
      {outlines.map(({ start, end }) => (
        <div
          key={start}
          aria-hidden="true"
          className={styles.landing}
          data-conflict={hasConflict}
          style={{ insetBlockStart: length(start), blockSize: length(end - start) }}
        >
          {drag.by === 'keys' || drag.action === 'stretch' ? (
            <>
              <span className="num">{spanText(drag.to)}</span> <span>{drag.visit.reservationClientInfo.client}</span>
            </>
          ) : null}
        </div>
      ))}
      {speaks && <Bubble marks={marks} isLast={isLast} />}
    </>
  );
}

function Bubble({ marks: { drag, landing, outlines }, isLast }: { marks: ColumnMarks; isLast: boolean }) {
  const length = useLength();
  const { conflictTexts, freeText } = useDragWords();
  const bubble = useRef<HTMLDivElement>(null);
  const [outline] = outlines;
  // By keyboard the landing is brought into sight; a pointer is there already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place it is held over
  useEffect(() => {
    if (drag.by === 'keys') bubble.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [drag.by, drag.to]);
  if (!outline) return null;
  const texts = conflictTexts(landing, drag);
  return (
    <div
      ref={bubble}
      aria-hidden="true"
      className={styles.bubble}
      data-empty={texts.length === 0}
      data-side={isLast ? 'before' : 'after'}
      style={{ insetBlockStart: length(outline.start), minBlockSize: length(outline.end - outline.start) }}
    >
      {texts.length > 0 && (
        <div className={styles.said}>
          {texts.map((text) => (
            <p key={text}>
              <TriangleAlert /> {text}
            </p>
          ))}
          <p className={styles.instead}>{freeText(landing, drag)}</p>
        </div>
      )}
    </div>
  );
}
