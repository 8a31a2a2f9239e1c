import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CLIENT_NAME_MAX, isStaffClientName } from '#domain/users/person.ts';
import { formatPhone, isPhone } from '#domain/users/phone.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ClientSearchField } from './client-search.tsx';
import styles from './desk-form.module.css';
import { type Draft, withClient, withName } from './draft.ts';

type ContactFieldsProps = {
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** Name and number are known: on to the services. */
  onDone: () => void;
};

/** Who is calling: found among the salon's clients, or a new name with a number, which may stay empty (spec 5). */
export function ContactFields({ draft, onChange, onDone }: ContactFieldsProps) {
  const { t } = useTranslation('intake');
  const literal = useLiteral();
  const name = useRef<HTMLInputElement>(null);
  const phone = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState({ client: false, phone: false });
  const isNameWrong = left.client && draft.client !== '' && !isStaffClientName(draft.client);
  const isPhoneWrong = left.phone && draft.phone !== '' && !isPhone(draft.phone);

  /** A number that nobody has yet goes into its field, anything else is a new name. */
  const writeNewcomer = (typed: string) => {
    if (/\p{L}/u.test(typed)) {
      onChange(withName(draft, typed));
      phone.current?.focus();
    } else {
      onChange({ ...draft, phone: formatPhone(typed) });
      name.current?.focus();
    }
  };

  return (
    <>
      <ClientSearchField
        onClient={(client) => {
          onChange(withClient(draft, client));
          onDone();
        }}
        onNewcomer={writeNewcomer}
      />
      <div className={styles.pair}>
        <TextField
          id="client"
          ref={name}
          label={t('client')}
          hint={t('clientHint')}
          autoComplete="off"
          maxLength={CLIENT_NAME_MAX}
          value={draft.client}
          error={isNameWrong ? literal('nameInvalid') : undefined}
          onChange={({ target }) => onChange(withName(draft, target.value))}
          onBlur={() => setLeft({ ...left, client: true })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            phone.current?.focus();
          }}
        />
        <PhoneField
          id="phone"
          inputRef={phone}
          label={t('phone')}
          hint={t('phoneHint')}
          autoComplete="off"
          value={draft.phone}
          validText={t('phoneValid')}
          foreignText={t('phoneForeign')}
          error={isPhoneWrong ? literal('phoneInvalid') : undefined}
          onValueChange={(typed) => onChange({ ...draft, phone: typed })}
          onComplete={onDone}
          onBlur={() => setLeft({ ...left, phone: true })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onDone();
          }}
        />
      </div>
    </>
  );
}
