import { CircleCheck } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { canBecomePhone, isPhone } from '#domain/users/phone.ts';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { describedBy, Field, type FieldTexts, useFieldIds } from './field.tsx';
import phoneStyles from './phone-field.module.css';
import { maskWithCaret } from './phone-mask.ts';

type PhoneFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'className' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'ref'> & {
    /** As it stands in the field: masked 999-999-9999, or as it was typed when it is no North American number. */
    value: string;
    onValueChange: (value: string) => void;
    /** Called when the tenth digit arrives (typed, pasted or filled in), never while a whole number is edited. */
    onComplete?: () => void;
    /** Shown with a check mark once the number is whole. */
    validText: string;
    /** Says at once where a number goes that this field cannot take. */
    foreignText: string;
    inputRef?: RefObject<HTMLInputElement | null>;
  };

/** A telephone number, masked as it is typed without moving the caret from its digit. */
export function PhoneField(props: PhoneFieldProps) {
  const {
    label,
    hint,
    note,
    id,
    value,
    onValueChange,
    onComplete,
    validText,
    foreignText,
    inputRef,
    error: given,
    ...rest
  } = props;
  const ids = useFieldIds(id);
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;
  const caret = useRef<number | null>(null);
  const whole = isPhone(value);
  const foreign = canBecomePhone(value) ? undefined : foreignText;
  const error = [given, foreign].filter(Boolean).join(' ') || undefined;
  const validId = `${ids.control}-valid`;

  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const masked = maskWithCaret(target.value, target.selectionStart ?? target.value.length);
    caret.current = masked.caret;
    onValueChange(masked.text);
    if (!whole && isPhone(masked.text)) onComplete?.();
  };

  return (
    <Field ids={ids} texts={{ label, hint, error, note }}>
      <div className={styles.frame}>
        <input
          inputMode="tel"
          autoComplete="tel-national"
          {...rest}
          {...describedBy(ids, { hint, error }, classNames(rest['aria-describedby'], whole && validId))}
          ref={input}
          id={ids.control}
          type="tel"
          value={value}
          onChange={handleChange}
          className={classNames(styles.control, styles['has-after'], 'num')}
        />
        {whole && error === undefined && (
          <span className={classNames(styles.after, styles.valid)}>
            <CircleCheck aria-hidden="true" />
          </span>
        )}
      </div>
      {whole && error === undefined && (
        <p id={validId} className={phoneStyles.valid}>
          {validText}
        </p>
      )}
    </Field>
  );
}
