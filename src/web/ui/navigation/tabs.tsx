import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

export type Tab = { key: string; label: string; count?: number; icon?: ReactNode };

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (key: string) => void;
  /** A bar as wide as the page, which stays in sight under its header while the panel scrolls. */
  isBar?: boolean;
  /** What the selected tab shows. */
  children: ReactNode;
};

/** Tabs in a pill: arrows, Home and End move and select, one stop on the way of the Tab key. */
export function Tabs({ label, tabs, selected, onSelect, isBar = false, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const handleKeyDown = (event: KeyboardEvent) => {
    const target = indexAfterKey(
      event.key,
      tabs.findIndex(({ key }) => key === selected),
      tabs.length,
    );
    const tab = target === null ? undefined : tabs[target];
    if (tab === undefined || target === null) return;
    event.preventDefault();
    onSelect(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  };

  return (
    <div className={styles.tabs}>
      <div className={classNames(isBar && styles.bar)}>
        <div className={styles.scroller}>
          <div ref={list} role="tablist" aria-label={label} onKeyDown={handleKeyDown} className={styles.list}>
            {tabs.map(({ key, label: name, count, icon }) => (
              <button
                key={key}
                type="button"
                role="tab"
                id={`${id}-${key}`}
                aria-selected={key === selected}
                aria-controls={key === selected ? `${id}-panel` : undefined}
                tabIndex={key === selected ? 0 : -1}
                onClick={() => onSelect(key)}
                className={classNames(styles.tab, key === selected && styles.selected)}
              >
                {icon}
                <span>
                  {name} {count !== undefined && <span className={styles.count}>({count})</span>}
                </span>
              </button>
            ))}
          </div>
        </div>
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${selected}`} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}

/** Where a key leads in a row that has no ends, or null if it is not a key of the row. */
function indexAfterKey(key: string, current: number, length: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % length;
    case 'ArrowLeft':
      return (current - 1 + length) % length;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return null;
  }
}
