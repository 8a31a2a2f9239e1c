import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import { ComboBox, Input, Label, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components/ComboBox';
import { classNames } from '../class-names.ts';
import fieldStyles from '../fields/field.module.css';
import { FieldError } from '../fields/field.tsx';
import styles from './combobox.module.css';

export type ComboboxItem = { key: string; label: string; description?: string };

type ComboboxProps = {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** What is typed; free text stays as it is. */
  value: string;
  onValueChange: (value: string) => void;
  /** Already searched by the caller, best first. */
  items: readonly ComboboxItem[];
  onSelect: (key: string) => void;
  /**
   * Enter without an arrow before it. The first of the list is then drawn as the one that it takes; it is the caller who
   * takes it.
   */
  onEnter?: () => void;
  /** Said in the list when nothing fits, or while it is being looked for. */
  emptyText: string;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  autoFocus?: boolean;
};

/**
 * Typing that proposes: arrows choose, Enter takes, Escape keeps what is typed. Load this module lazily.
 * The library would hide the rest of the page from screen readers while its list is open, though the focus can go there;
 * `data-live-announcer` in index.html keeps it from that.
 */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, value, onValueChange, items, onSelect, onEnter, emptyText, onBlur } = props;
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  // In the same theme as the field, and in a landmark; beside an open dialog it could not be reached.
  const place = frame?.closest('dialog, main');
  return (
    <ComboBox
      ref={setFrame}
      allowsCustomValue
      allowsEmptyCollection
      isInvalid={error !== undefined}
      inputValue={value}
      onInputChange={onValueChange}
      value={null}
      onChange={(key) => key !== null && onSelect(String(key))}
      items={items.map((item) => ({ ...item, id: item.key }))}
      defaultFilter={() => true}
      {...(onBlur && { onBlur })}
      className={classNames(fieldStyles.field)}
    >
      <Label className={classNames(fieldStyles.label)}>{label}</Label>
      {hint && (
        <Text slot="description" className={classNames(fieldStyles.hint)}>
          {hint}
        </Text>
      )}
      <EnterListener onEnter={onEnter}>
        <Input
          {...(props.inputRef && { ref: props.inputRef })}
          autoFocus={props.autoFocus}
          className={classNames(fieldStyles.control)}
        />
      </EnterListener>
      {error !== undefined && (
        <Text slot="errorMessage">
          <FieldError id="" error={error} />
        </Text>
      )}
      <Popover offset={6} className={classNames(styles.popover)} {...(place && { UNSTABLE_portalContainer: place })}>
        <ListBox<ComboboxItem>
          className={classNames(styles.list, onEnter && styles['first-taken'])}
          renderEmptyState={() => <p className={styles.empty}>{emptyText}</p>}
        >
          {(item) => (
            <ListBoxItem id={item.key} textValue={item.label} className={classNames(styles.item)}>
              <Text slot="label" className={classNames(styles.label)}>
                {item.label}
                {item.description && <span className={styles.description}> {item.description}</span>}
              </Text>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

/** Hears Enter before the combo box does, unless an arrow has chosen something that it takes. */
function EnterListener({ onEnter, children }: { onEnter: (() => void) | undefined; children: ReactNode }) {
  const handleKeyDown = (event: KeyboardEvent) => {
    const isPlain = event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing;
    const hasChosen = event.target instanceof Element && event.target.hasAttribute('aria-activedescendant');
    if (!onEnter || !isPlain || hasChosen) return;
    event.preventDefault();
    event.stopPropagation();
    onEnter();
  };
  return <div onKeyDownCapture={handleKeyDown}>{children}</div>;
}
