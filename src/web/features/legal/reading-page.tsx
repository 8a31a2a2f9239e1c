import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { Button } from '../../ui/actions/button.tsx';
import styles from './reading-page.module.css';

/** The version of a text, and since when it holds. */
export type Edition = { version: string; since: CalendarDate };

type ReadingPageProps = {
  title: string;
  edition: Edition;
  /** A summary in a few lines, at the top. */
  brief: string;
  children: ReactNode;
};

/** A long text in numbered chapters, which can be printed. */
export function ReadingPage({ title, edition, brief, children }: ReadingPageProps) {
  const { t } = useTranslation('legal');
  const { date } = useFormat();
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <div className={styles.edition}>
          <p>{t('edition', { version: edition.version, date: date(edition.since, 'day') })}</p>
          <Button variant="quiet" size="medium" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
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

/** One numbered chapter; its `id` can be linked to. */
export function Chapter({ id, title, text, children }: ChapterProps) {
  return (
    <section id={id} className={styles.chapter}>
      <h2>{title}</h2>
      <Prose text={text} />
      {children}
    </section>
  );
}

/** The name and the contact details of somebody. */
export function ContactCard({ children }: { children: ReactNode }) {
  return <address className={styles.plate}>{children}</address>;
}

const BULLET = '- ';

/** A long text of a catalogue: paragraphs are separated by an empty line; one of lines that begin with `- ` is a list. */
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
