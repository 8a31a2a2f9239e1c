import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { Button } from '../../ui/actions/button.tsx';
import styles from './reading-page.module.css';

/** Which text this is, and since when it has stood. */
export type Edition = { version: string; since: CalendarDate };

type ReadingPageProps = {
  title: string;
  edition: Edition;
  /** The whole in a few lines, before all else. */
  brief: string;
  children: ReactNode;
};

/** A text to be read from beginning to end, and printed. */
export function ReadingPage({ title, edition, brief, children }: ReadingPageProps) {
  const { t } = useTranslation('legal');
  const { date } = useFormat();
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <div className={styles.edition}>
          <p>{t('edition', { version: edition.version, date: date(edition.since, 'day') })}</p>
          <Button look="quiet" size="medium" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </div>
      </header>
      <section className={styles.brief} aria-labelledby="en-bref">
        <h2 id="en-bref">{t('brief')}</h2>
        <Prose text={brief} />
      </section>
      <div className={styles.chapters}>{children}</div>
    </article>
  );
}

type ChapterProps = { id: string; title: string; text: string; children?: ReactNode };

/** One numbered part of such a text; its `id` can be linked to. */
export function Chapter({ id, title, text, children }: ChapterProps) {
  return (
    <section id={id} className={styles.chapter}>
      <h2>{title}</h2>
      <Prose text={text} />
      {children}
    </section>
  );
}

/** Who somebody is and how to write to them. */
export function ContactCard({ children }: { children: ReactNode }) {
  return <address className={styles.plate}>{children}</address>;
}

const BULLET = '- ';

/** A longer text of the catalogues: paragraphs apart by an empty line; one whose lines begin with `- ` is a list. */
function Prose({ text }: { text: string }) {
  return (
    <div className={styles.prose}>
      {text.split('\n\n').map((block) => (
        <Block key={block} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: string }) {
  if (!block.startsWith(BULLET)) return <p>{block}</p>;
  return (
    <ul>
      {block.split('\n').map((line) => (
        <li key={line}>{line.slice(BULLET.length)}</li>
      ))}
    </ul>
  );
}
