import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import styles from './menu.module.css';

export type MenuItem = {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
} & (
  | { onSelect: () => void }
  | { to: string }
  /** A telephone number, or a page elsewhere, which opens in a tab of its own. */
  | { href: string }
);

export type MenuListProps = {
  id: string;
  labelledBy: string;
  items: readonly MenuItem[];
  openAt: 'first' | 'last';
  align: 'start' | 'end';
  onClose: () => void;
};

/** The open list of a menu: arrows, Home, End and first letters move, Escape and Tab leave. */
export function MenuList({ id, labelledBy, items, openAt, align, onClose }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!list.current) return;
    list.current.classList.toggle(styles.above ?? '', list.current.getBoundingClientRect().bottom > window.innerHeight);
    itemsIn(list.current)
      .at(openAt === 'first' ? 0 : -1)
      ?.focus();
  }, [openAt]);

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') return onClose();
    if (event.key === 'Escape') {
      event.stopPropagation();
      return onClose();
    }
    const next = itemAfterKey(event.key, itemsIn(event.currentTarget));
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <div
      ref={list}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      onKeyDown={handleKeyDown}
      className={classNames(styles.menu, styles[align])}
    >
      {items.map((item) => (
        <MenuEntry key={item.key} item={item} onClose={onClose} />
      ))}
    </div>
  );
}

function MenuEntry({ item, onClose }: { item: MenuItem; onClose: () => void }) {
  const { icon, label, danger = false, disabled = false } = item;
  const attributes = {
    role: 'menuitem',
    tabIndex: -1,
    className: classNames(styles.item, danger && styles.danger),
    children: (
      <>
        {icon}
        <span>{label}</span>
      </>
    ),
  } as const;
  if ('to' in item) return <Link {...attributes} to={item.to} onClick={onClose} />;
  if ('href' in item) {
    const elsewhere = /^https?:/.test(item.href) && { target: '_blank', rel: 'noreferrer' };
    return <a {...attributes} {...elsewhere} href={item.href} onClick={onClose} />;
  }
  const select = () => {
    onClose();
    item.onSelect();
  };
  return <button {...attributes} type="button" disabled={disabled} onClick={select} />;
}

function itemsIn(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)')];
}

/** The item that a key leads to, or undefined for a key of no meaning here. */
function itemAfterKey(key: string, items: readonly HTMLElement[]): HTMLElement | undefined {
  const current = items.findIndex((item) => item.isSameNode(document.activeElement));
  switch (key) {
    case 'ArrowDown':
      return items[(current + 1) % items.length];
    case 'ArrowUp':
      return items.at(current - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return itemByLetter(key, [...items.slice(current + 1), ...items]);
  }
}

function itemByLetter(key: string, items: readonly HTMLElement[]): HTMLElement | undefined {
  if (!/^\p{L}$/u.test(key)) return undefined;
  return items.find(({ textContent }) => textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
}
