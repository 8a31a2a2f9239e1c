import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { FieldError, useFieldIds } from './field.tsx';
import styles from './picture-field.module.css';

type PictureFieldProps = {
  label: string;
  /** What may be sent, and that it can be dropped here. */
  hint: string;
  error?: string | undefined;
  /** While the last file is on its way. */
  loading: boolean;
  disabled?: boolean;
  onFile: (file: File) => void;
  id?: string;
};

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';

/** A picture to choose, or to drop on the field. */
export function PictureField({ label, hint, error, loading, disabled = false, onFile, id }: PictureFieldProps) {
  const ids = useFieldIds(id);
  const [isOver, setIsOver] = useState(false);
  useEffect(keepPageFromFiles, []);

  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !loading && !disabled) onFile(file);
  };
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files);
    target.value = '';
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  const handleDragOver = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };

  return (
    <div className={styles.field}>
      <label
        htmlFor={ids.control}
        onDragOver={handleDragOver}
        onDragLeave={() => setIsOver(false)}
        onDrop={handleDrop}
        className={classNames(styles.zone, isOver && styles.over)}
      >
        {loading ? <Spinner className={styles.icon} /> : <ImagePlus aria-hidden="true" className={styles.icon} />}
        <span className={styles.label}>{label}</span>
        <input
          type="file"
          id={ids.control}
          accept={ACCEPTED}
          disabled={disabled || loading}
          aria-describedby={classNames(error !== undefined && ids.error, ids.hint)}
          aria-invalid={error === undefined ? undefined : true}
          onChange={handleChange}
          className={styles.input}
        />
      </label>
      <p id={ids.hint} className={styles.hint}>
        {hint}
      </p>
      <FieldError id={ids.error} error={error} />
    </div>
  );
}

/** A file that falls beside the field would replace the page, with all that is typed in it. */
function keepPageFromFiles(): () => void {
  const hold = (event: globalThis.DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  window.addEventListener('dragover', hold);
  window.addEventListener('drop', hold);
  return () => {
    window.removeEventListener('dragover', hold);
    window.removeEventListener('drop', hold);
  };
}
