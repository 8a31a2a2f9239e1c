import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, type UIEvent, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './carousel.module.css';

export type Slide = { key: string; content: ReactNode };

type CarouselProps = {
  label: string;
  /** What it is, in the language of the page: « carrousel ». */
  roleDescription: string;
  previousLabel: string;
  nextLabel: string;
  /** The name of a slide and of its dot: « Image 2 de 3 ». */
  slideName: (number: number, total: number) => string;
  slides: readonly Slide[];
};

/** Pictures in a row that move only when asked: by swiping, by arrows, by dots. */
export function Carousel({ label, roleDescription, previousLabel, nextLabel, slideName, slides }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const last = slides.length - 1;

  const goTo = (index: number) => {
    const target = Math.min(Math.max(index, 0), last);
    setCurrent(target);
    if (track.current) track.current.scrollLeft = target * track.current.clientWidth;
  };

  const followSwipe = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLDivElement>) => {
    if (clientWidth > 0) setCurrent(Math.round(scrollLeft / clientWidth));
  };

  return (
    <section aria-roledescription={roleDescription} aria-label={label} className={styles.carousel}>
      {/* biome-ignore lint/a11y/useSemanticElements: pictures are a group, no fieldset of a form */}
      <div
        ref={track}
        role="group"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        tabIndex={0}
        onScroll={followSwipe}
        className={styles.track}
      >
        {slides.map(({ key, content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group, no fieldset of a form
          <div
            key={key}
            role="group"
            aria-label={slideName(index + 1, slides.length)}
            inert={index !== current}
            className={styles.slide}
          >
            {content}
          </div>
        ))}
      </div>
      {last > 0 && (
        <>
          <Arrow side="previous" label={previousLabel} disabled={current === 0} onPress={() => goTo(current - 1)} />
          <Arrow side="next" label={nextLabel} disabled={current === last} onPress={() => goTo(current + 1)} />
          <div className={styles.dots}>
            {slides.map(({ key }, index) => (
              <button
                key={key}
                type="button"
                aria-label={slideName(index + 1, slides.length)}
                aria-current={index === current || undefined}
                onClick={() => goTo(index)}
                className={styles.dot}
              />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

type ArrowProps = { side: 'previous' | 'next'; label: string; disabled: boolean; onPress: () => void };

/** Stays focusable at the end of the row, where it does nothing. */
function Arrow({ side, label, disabled, onPress }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={onPress}
      className={classNames(styles.arrow, styles[side])}
    >
      {side === 'previous' ? <ChevronLeft aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
    </button>
  );
}
