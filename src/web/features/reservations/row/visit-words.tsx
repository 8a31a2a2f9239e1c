import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneLink } from '#contract/format.ts';
import type { Reservation, ReservationLine } from '#contract/schemas/reservations.ts';
import type { Language } from '#domain/languages.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { FoundText } from './found-text.tsx';
import styles from './visit-words.module.css';

/** A longer comment is cut at 90 px in lists. */
const COMMENT_SHOWN_WHOLE = 11;

/** A comment; a long one is cut, and its whole text is one touch away, over what stands below. */
export function CommentText({ comment }: { comment: string }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  if ([...comment].length <= COMMENT_SHOWN_WHOLE) return <span className={styles.comment}>{comment}</span>;
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    setIsOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that the focus has gone elsewhere
    <span onBlur={() => setIsOpen(false)} onKeyDown={closeByKey} className={styles.comment}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        title={isOpen ? undefined : comment}
        className={styles.cut}
        onClick={() => setIsOpen(!isOpen)}
      >
        {comment}
      </button>
      {isOpen && (
        <span id={id} className={styles.whole}>
          {comment}
        </span>
      )}
    </span>
  );
}

/** The telephone number, ready to be called; « sans téléphone » where the client gave none. */
export function PhoneText({ info }: { info: Reservation['reservationClientInfo'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (info.phoneIsDefault) return <span className={styles.none}>{t('noPhone')}</span>;
  return (
    <a href={phoneLink(info.phone)} className={`num nowrap ${styles.phone}`}>
      <FoundText>{format.phone(info.phone)}</FoundText>
    </a>
  );
}

/** « Manucure gel × 2 », the number kept with its word. */
export function timesText(titre: string, qty: number): string {
  return `${titre}\u00A0×\u00A0${qty}`;
}

/** The language that the names of these lines are shortened in: the page's where all of them have a name in it. */
export function languageOfTitles(lines: readonly ReservationLine[], language: Language): Language {
  return lines.every(({ title }) => title) ? language : 'fr';
}

/** A line's service in the language of the page, where it was booked under such a name, and for how many people. */
export function titleOf({ titre, title, qty }: ReservationLine, language: Language): string {
  const name = (language === 'en' && title) || titre;
  return qty > 1 ? timesText(name, qty) : name;
}
