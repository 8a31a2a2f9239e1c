import { Check, Sparkles } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureSources } from '#contract/picture-paths.ts';
import type { OfferedPerformer } from '#contract/schemas/availability.ts';
import type { AskedPerformer } from '#domain/cart/cart-choices.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import covering from '../../ui/choices/covering-radio.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Photo } from '../../ui/content/photo.tsx';
import { revealChosen } from '../../ui/reveal-chosen.ts';
import { TechnicianNail } from './technician-nail.tsx';
import { useFreeText } from './use-free-text.ts';
import styles from './who-choice.module.css';

type WhoChoiceProps = {
  /** Who may be asked for; undefined until that is known. */
  performers: readonly OfferedPerformer[] | undefined;
  asked: AskedPerformer | null;
  today: CalendarDate | null;
  onChoose: (asked: AskedPerformer | null) => void;
  /** As a column beside the times, where the window is wide enough. */
  isAside?: boolean;
};

/**
 * « Avec qui? »: anybody, which is chosen unless somebody asks for more, then each technician with her next free time. Native
 * radio buttons in a row that is scrolled sideways, as high while they are on their way.
 */
export function WhoChoice({ performers, asked, today, onChoose, isAside = false }: WhoChoiceProps) {
  const { t } = useTranslation('dates');
  const name = useId();
  const freeText = useFreeText(today);
  const row = useRef<HTMLDivElement>(null);
  const isKnown = performers !== undefined;
  const askedId = asked?.id ?? null;
  useEffect(() => {
    return isKnown && askedId !== undefined ? revealChosen(row.current) : undefined;
  }, [isKnown, askedId]);
  return (
    <fieldset className={classNames(styles.who, isAside && styles.aside)}>
      <legend className={styles.legend}>{t('who.label')}</legend>
      <div ref={row} className={styles.row} data-who>
        <Option
          name={name}
          title={t('who.anybody')}
          more={t('who.mostChoice')}
          isChosen={asked === null}
          isDisabled={!isKnown}
          mark={<Sparkles aria-hidden="true" />}
          onChoose={() => onChoose(null)}
        />
        {performers?.map(({ _id: id, ...performer }) => (
          <Option
            key={id}
            name={name}
            title={performer.name}
            more={freeText(performer.firstFree)}
            isChosen={asked?.id === id}
            mark={<Face performer={performer} />}
            onChoose={() => onChoose({ id, name: performer.name })}
          />
        ))}
        {!isKnown && [1, 2, 3].map((place) => <span key={place} aria-hidden="true" className={styles.waiting} />)}
      </div>
      {performers?.length === 0 && <p className={styles.note}>{t('who.nobody')}</p>}
    </fieldset>
  );
}

type OptionProps = {
  name: string;
  title: string;
  more: string;
  mark: ReactNode;
  isChosen: boolean;
  isDisabled?: boolean;
  onChoose: () => void;
};

function Option({ name, title, more, mark, isChosen, isDisabled = false, onChoose }: OptionProps) {
  return (
    <label className={styles.option}>
      <input
        type="radio"
        name={name}
        checked={isChosen}
        disabled={isDisabled}
        aria-label={`${title}, ${more}`}
        onChange={onChoose}
        className={covering.radio}
      />
      <span aria-hidden="true" className={styles.mark}>
        {mark}
      </span>
      <span aria-hidden="true" className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={classNames(styles.more, 'num')}>{more}</span>
      </span>
      <Check aria-hidden="true" className={styles.check} />
    </label>
  );
}

/** Her picture, else a nail of her lacquer. */
function Face({ performer: { colour, picture } }: { performer: Pick<OfferedPerformer, 'colour' | 'picture'> }) {
  const photo = pictureSources(picture ?? null);
  if (!photo) return <TechnicianNail technician={{ colour }} width={16} />;
  return <Photo {...photo} alt="" sizes="38px" width={38} height={38} loading="eager" />;
}
