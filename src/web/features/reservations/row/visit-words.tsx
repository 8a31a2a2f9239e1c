import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneLink } from '#contract/format.ts';
import type { Reservation, ReservationLine } from '#contract/schemas/reservations.ts';
import type { Language } from '#domain/languages.ts';
import { useFormat, useLanguage } from '../../../i18n/use-language.ts';
import { FoundText } from './found-text.tsx';
import styles from './visit-words.module.css';

/** A longer comment is cut at 90 px in lists. */
const COMMENT_SHOWN_WHOLE = 11;

/** A comment; a long one is cut, and its whole text one touch away. */
function CommentText({ comment }: { comment: string }) {
  const [isOpen, setIsOpen] = useState(false);
  if ([...comment].length <= COMMENT_SHOWN_WHOLE) return comment;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      title={isOpen ? undefined : comment}
      className={isOpen ? styles.whole : styles.cut}
      onClick={() => setIsOpen(!isOpen)}
    >
      {comment}
    </button>
  );
}

/** Who comes: the name, how to call, and what they have said. */
export function ClientText({ info }: { info: Reservation['reservationClientInfo'] }) {
  return (
    <div className={styles.client}>
      <span className={styles.name}>
        <FoundText>{info.client}</FoundText>
      </span>
      <div>
        <span className={styles.under}>
          <PhoneText info={info} />
        </span>
      </div>
      {info.comment !== '' && (
        <div>
          <span className={styles.under}>
            <CommentText comment={info.comment} />
          </span>
        </div>
      )}
    </div>
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

/** A line's service in the language of the page, where it was booked under such a name, and for how many people. */
export function titleOf({ titre, title, qty }: ReservationLine, language: Language): string {
  const name = (language === 'en' && title) || titre;
  return qty > 1 ? timesText(name, qty) : name;
}

/** What is done, for how many people. */
export function ServicesText({ services }: { services: Reservation['reservationServices'] }) {
  const language = useLanguage();
  return (
    <ul className={styles.services}>
      {services.map(({ titre, title, qty, category }) => (
        <li key={`${category} ${titre}`}>{timesText((language === 'en' && title) || titre, qty)}</li>
      ))}
    </ul>
  );
}
