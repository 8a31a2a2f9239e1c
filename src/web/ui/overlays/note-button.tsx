import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import styles from './note-button.module.css';

type NoteButtonProps = { label: string; icon: ReactNode; children: ReactNode };

/** A small picture that opens a few words beside it; Escape, or going elsewhere, closes them. */
export function NoteButton({ label, icon, children }: NoteButtonProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    setIsOpen(false);
  };
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that the focus has gone elsewhere
    <span onBlur={closeWhenLeft} onKeyDown={closeByKey} className={styles.frame}>
      <IconButton
        label={label}
        icon={icon}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      />
      {/* The live region stands there before its words do. */}
      <span role="status">
        {isOpen && (
          <span id={id} className={styles.note}>
            {children}
          </span>
        )}
      </span>
    </span>
  );
}
