import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Client } from '#contract/schemas/clients.ts';
import { CLIENT_NAME_MAX, EMAIL_MAX, isEmail, isStaffClientName } from '#domain/users/person.ts';
import { formatPhone, isPhone } from '#domain/users/phone.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ClientSearchField, type TypedAhead } from '../desk-search/client-search-field.tsx';
import styles from './desk-form.module.css';
import { type Draft, withClient, withName } from './draft.ts';

type ContactFieldsProps = {
  draft: Draft;
  onChange: (update: (before: Draft) => Draft) => void;
  onRegular: (client: Client) => void;
  /** Shown under the search: what is known of the one who was found. */
  card: ReactNode;
  /** Name and number are known: on to the services, with what was typed for them already. */
  onDone: (ahead?: TypedAhead) => void;
};

/** Who is calling: found among the salon's clients, or a new name with a number, which may stay empty. */
export function ContactFields({ draft, onChange, onRegular, card, onDone }: ContactFieldsProps) {
  const { t } = useTranslation('intake');
  const literal = useLiteral();
  const { key: visit } = useLocation();
  const search = useRef<HTMLInputElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const phone = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState({ client: false, phone: false, email: false });
  const isNameWrong = left.client && draft.client !== '' && !isStaffClientName(draft.client);
  const isEmailWrong = left.email && draft.email.trim() !== '' && !isEmail(draft.email);
  const isPhoneWrong = left.phone && draft.phone !== '' && !isPhone(draft.phone);

  // However the form is reached, also from itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new visit of the page is what it waits for
  useEffect(() => search.current?.focus(), [visit]);

  /** A number that nobody has yet goes into its field, anything else is a new name. */
  const writeNewcomer = (typed: string, ahead: TypedAhead) => {
    if (/\p{L}/u.test(typed)) {
      onChange((before) => ({ ...withName(before, typed), ...(ahead.text && { phone: formatPhone(ahead.text) }) }));
      phone.current?.focus();
    } else {
      onChange((before) => ({ ...withName(before, ahead.text), phone: formatPhone(typed) }));
      name.current?.focus();
    }
  };

  return (
    <>
      <ClientSearchField
        inputRef={search}
        onClient={(client, ahead) => {
          onChange((before) => withClient(before, client));
          onRegular(client);
          onDone(ahead);
        }}
        onNewcomer={writeNewcomer}
      />
      {card}
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
          onChange={({ target }) => onChange((before) => withName(before, target.value))}
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
          onValueChange={(typed) => onChange((before) => ({ ...before, phone: typed }))}
          onComplete={() => onDone()}
          onBlur={() => setLeft({ ...left, phone: true })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onDone();
          }}
        />
      </div>
      <TextField
        id="email"
        type="email"
        label={t('email')}
        hint={t('emailHint')}
        autoComplete="off"
        maxLength={EMAIL_MAX}
        value={draft.email}
        error={isEmailWrong ? literal('emailInvalid') : undefined}
        onChange={({ target }) => onChange((before) => ({ ...before, email: target.value, isEmailKnown: false }))}
        onBlur={() => setLeft({ ...left, email: true })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onDone();
        }}
      />
    </>
  );
}
