import type { KeyboardEvent, Ref } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Menu, MenuItem, Text } from 'react-aria-components/Menu';
import { Input, Label, TextField } from 'react-aria-components/TextField';
import comboboxStyles from '../choices/combobox.module.css';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../content/visually-hidden.tsx';
import fieldStyles from '../fields/field.module.css';
import styles from './command-menu.module.css';

export type Command = { key: string; label: string; description?: string };

type CommandMenuProps = {
  /** What can be typed, for those who listen and as a placeholder. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** Already searched by the caller, best first. */
  commands: readonly Command[];
  onSelect: (key: string) => void;
  emptyText: string;
  inputRef?: Ref<HTMLInputElement>;
};

/**
 * A box to type in above a list of what can be done: the first that fits is marked, arrows move, Enter does it.
 * The focus stays in the box: it scrolls with the list, so that a keyboard reaches what scrolls.
 */
export function CommandMenu(props: CommandMenuProps) {
  const { label, value, onValueChange, commands, onSelect, emptyText, inputRef } = props;
  /** The first is marked only once a letter was typed into the box itself; Enter means it all the same. */
  const takeFirst = (event: KeyboardEvent) => {
    const [first] = commands;
    const hasMarked = event.target instanceof Element && event.target.hasAttribute('aria-activedescendant');
    if (event.key !== 'Enter' || hasMarked || value === '' || !first) return;
    event.preventDefault();
    event.stopPropagation();
    onSelect(first.key);
  };
  return (
    <div className={styles.palette} onKeyDownCapture={takeFirst}>
      <Autocomplete inputValue={value} onInputChange={onValueChange}>
        <TextField className={classNames(fieldStyles.field, styles.box)}>
          <Label>
            <VisuallyHidden>{label}</VisuallyHidden>
          </Label>
          <Input {...(inputRef && { ref: inputRef })} placeholder={label} className={classNames(fieldStyles.control)} />
        </TextField>
        <Menu<Command>
          aria-label={label}
          items={commands.map((command) => ({ ...command, id: command.key }))}
          onAction={(key) => onSelect(String(key))}
          renderEmptyState={() => <p className={comboboxStyles.empty}>{emptyText}</p>}
          className={classNames(styles.menu)}
        >
          {(command) => (
            <MenuItem id={command.key} textValue={command.label} className={classNames(comboboxStyles.item)}>
              <Text slot="label" className={classNames(comboboxStyles.label)}>
                {command.label}
                {command.description && <span className={comboboxStyles.description}> {command.description}</span>}
              </Text>
            </MenuItem>
          )}
        </Menu>
      </Autocomplete>
    </div>
  );
}
