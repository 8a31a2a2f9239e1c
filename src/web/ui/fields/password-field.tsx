import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { describedBy, Field, type FieldTexts, useFieldIds } from './field.tsx';

type PasswordFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'className' | 'type'> & {
    showLabel: string;
    hideLabel: string;
    autoComplete: 'current-password' | 'new-password';
    /** The rules of a new password as password managers read them. */
    passwordrules?: string;
  };

/** A password with an eye to read it by; pasting and password managers are welcome (WCAG 3.3.8). */
export function PasswordField({ label, hint, error, note, id, showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const ids = useFieldIds(id);
  const [shown, setShown] = useState(false);
  return (
    <Field ids={ids} texts={{ label, hint, error, note }}>
      <div className={styles.frame}>
        <input
          spellCheck={false}
          autoCapitalize="none"
          {...rest}
          {...describedBy(ids, { hint, error }, rest['aria-describedby'])}
          id={ids.control}
          type={shown ? 'text' : 'password'}
          className={classNames(styles.control, styles['has-after'])}
        />
        <span className={styles['after-button']}>
          <IconButton
            label={shown ? hideLabel : showLabel}
            icon={shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            onClick={() => setShown(!shown)}
          />
        </span>
      </div>
    </Field>
  );
}
