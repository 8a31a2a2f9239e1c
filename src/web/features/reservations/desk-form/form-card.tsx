import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import styles from './form-card.module.css';

type FormCardProps = {
  number: number;
  title: string;
  /** All that it asks for is there: a check stands where the number stood. */
  isDone: boolean;
  /** At the end of the line of the title. */
  aside?: ReactNode;
  children: ReactNode;
};

/** One question of the form: who, what or when. */
export function FormCard({ number, title, isDone, aside, children }: FormCardProps) {
  const { t } = useTranslation('intake');
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <span className={styles.sign} data-done={isDone}>
          {isDone ? <Check aria-hidden="true" /> : <span aria-hidden="true">{number}</span>}
        </span>
        <h2 className={styles.title}>
          {title}
          {isDone && <VisuallyHidden> {t('cardDone')}</VisuallyHidden>}
        </h2>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}
