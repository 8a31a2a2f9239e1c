import { Button } from '../actions/button.tsx';
import styles from './edit-conflict.module.css';
import { InfoStrip } from './info-strip.tsx';

/** A field in which what is saved differs from what is written; without `theirs`, it has too many parts to be shown. */
export type Difference = { label: string; theirs?: string | undefined };

type ConflictTexts = {
  title: string;
  kept: string;
  differs: string;
  same: string;
  saveOver: string;
  takeTheirs: string;
  nothing: string;
};

type EditConflictProps = {
  texts: ConflictTexts;
  /** Null until it is known what the other person saved. */
  differences: readonly Difference[] | null;
  loading: boolean;
  onSaveOver: () => void;
  onTakeTheirs: () => void;
};

/** Says that somebody else saved the record meanwhile and what differs; the person decides whose version stays. */
export function EditConflict({ texts, differences, loading, onSaveOver, onTakeTheirs }: EditConflictProps) {
  return (
    <InfoStrip tone="warning" role="alert" focused>
      <p>
        <strong>{texts.title}</strong> {texts.kept}
      </p>
      {differences && <p>{differences.length > 0 ? texts.differs : texts.same}</p>}
      {differences && differences.length > 0 && (
        <dl className={styles.differences}>
          {differences.map(({ label, theirs }) => (
            <div key={label}>
              <dt>{label}</dt>
              {theirs !== undefined && <dd>{theirs || texts.nothing}</dd>}
            </div>
          ))}
        </dl>
      )}
      {differences && (
        <div className={styles.choices}>
          <Button size="medium" loading={loading} onClick={onSaveOver}>
            {texts.saveOver}
          </Button>
          <Button size="medium" variant="secondary" onClick={onTakeTheirs}>
            {texts.takeTheirs}
          </Button>
        </div>
      )}
    </InfoStrip>
  );
}
