import { useState } from 'react';
import { ComboBox, Input, Label, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components/ComboBox';
import { classNames } from '../class-names.ts';
import styles from './combobox.module.css';
import fieldStyles from './field.module.css';
import { FieldError } from './field.tsx';

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
  /** Said in the list when nothing fits, or while it is being looked for. */
  emptyText: string;
  onBlur?: () => void;
};

/** Typing that proposes: arrows choose, Enter takes, Escape keeps what is typed. Load this module lazily. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, value, onValueChange, items, onSelect, emptyText, onBlur } = props;
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const theme = frame?.closest('[data-theme]');
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
      <Input className={classNames(fieldStyles.control)} />
      {error !== undefined && (
        <Text slot="errorMessage">
          <FieldError id="" error={error} />
        </Text>
      )}
      <Popover offset={6} className={classNames(styles.popover)} {...(theme && { UNSTABLE_portalContainer: theme })}>
        <ListBox<ComboboxItem>
          className={classNames(styles.list)}
          renderEmptyState={() => <p className={styles.empty}>{emptyText}</p>}
        >
          {(item) => (
            <ListBoxItem id={item.key} textValue={item.label} className={classNames(styles.item)}>
              <Text slot="label">{item.label}</Text>
              {item.description && (
                <Text slot="description" className={classNames(styles.description)}>
                  {item.description}
                </Text>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
