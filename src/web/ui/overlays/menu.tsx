import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { buttonClass, buttonContentClass } from '../actions/button.tsx';
import { tileClass } from '../actions/tile.tsx';
import { classNames } from '../class-names.ts';
import styles from './menu.module.css';
import { type MenuItem, MenuList, type MenuListProps } from './menu-list.tsx';

/** What a list that draws itself hands on to `MenuList`. */
export type OpenList = Omit<MenuListProps, 'items'>;

type MenuProps = {
  /** What stands in the button. */
  trigger: ReactNode;
  /** Its accessible name, when its content has no text. */
  label?: string;
  /** `primary` looks like a wide main button, `tile` like a `Tile`. */
  variant?: 'icon' | 'button' | 'primary' | 'tile';
  /** The entries; or a function that draws the open list, for entries that are worked out only once it opens. */
  items: readonly MenuItem[] | ((list: OpenList) => ReactNode);
  /** The edge of the button that the menu keeps to. */
  align?: 'start' | 'end';
};

const LOOKS = {
  icon: classNames(styles.trigger, styles.icon),
  button: classNames(styles.trigger, styles.button),
  primary: buttonClass({ variant: 'primary', size: 'large', fullWidth: true }),
  tile: tileClass,
};
const IS_WIDE = { icon: false, button: false, primary: true, tile: true };

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

  const list = {
    id: `${id}-menu`,
    labelledBy: `${id}-button`,
    openAt: openAt ?? 'first',
    align,
    onClose: closeAndReturn,
  } as const;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that the focus has gone elsewhere
    <div ref={frame} onBlur={closeWhenLeft} className={classNames(styles.frame, IS_WIDE[variant] && styles.fills)}>
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
        className={LOOKS[variant]}
      >
        {variant === 'primary' ? <span className={buttonContentClass}>{trigger}</span> : trigger}
        {variant === 'button' && <ChevronDown aria-hidden="true" className={styles.chevron} />}
      </button>
      {open && (typeof items === 'function' ? items(list) : <MenuList {...list} items={items} />)}
    </div>
  );
}
