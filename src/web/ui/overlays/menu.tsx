import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './menu.module.css';
import { type MenuItem, MenuList } from './menu-list.tsx';

type MenuProps = {
  /** What stands in the button. */
  trigger: ReactNode;
  /** Its accessible name, when its content has no text. */
  label?: string;
  variant?: 'icon' | 'button';
  items: readonly MenuItem[];
  /** The edge of the button that the menu keeps to. */
  align?: 'start' | 'end';
};

/** A button that opens a short list of things to do or places to go (ARIA menu button). */
export function Menu({ trigger, label, variant = 'button', items, align = 'end' }: MenuProps) {
  const [openAt, setOpenAt] = useState<'first' | 'last' | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const open = openAt !== null;

  useEffect(() => {
    if (!open) return;
    const closeFromOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpenAt(null);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, [open]);

  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpenAt(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpenAt(null);
  };
  const closeAndReturn = () => {
    setOpenAt(null);
    button.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that the focus has gone elsewhere
    <div ref={frame} onBlur={closeWhenLeft} className={styles.frame}>
      <button
        ref={button}
        type="button"
        id={`${id}-button`}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        onClick={() => setOpenAt(open ? null : 'first')}
        onKeyDown={openByArrow}
        className={classNames(styles.trigger, styles[variant])}
      >
        {trigger}
        {variant === 'button' && <ChevronDown aria-hidden="true" className={styles.chevron} />}
      </button>
      {open && (
        <MenuList
          id={`${id}-menu`}
          labelledBy={`${id}-button`}
          items={items}
          openAt={openAt}
          align={align}
          onClose={closeAndReturn}
        />
      )}
    </div>
  );
}
