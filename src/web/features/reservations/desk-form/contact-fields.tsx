import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Client } from '#contract/schemas/clients.ts';
import { CLIENT_NAME_MAX, isStaffClientName } from '#domain/users/person.ts';
import { formatPhone, isPhone } from '#domain/users/phone.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useFormat } from '../../../i18n/use-language.ts';
import { Combobox } from '../../../ui/choices/combobox.tsx';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './desk-form.module.css';
import { type Draft, withClient, withName } from './draft.ts';
import { type ClientSearch, useClientSearch } from './use-client-search.ts';

type ContactFieldsProps = {
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** Name and number are known: on to the services. */
  onDone: () => void;
};

/** Who is calling: found among the salon's clients, or a new name with a number, which may stay empty. */
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

type ClientSearchFieldProps = {
  onClient: (client: Client) => void;
  /** What was typed is nobody the salon knows: a new name, or a number. */
  onNewcomer: (typed: string) => void;
};

/** Finds who is calling by a part of the name or of the number; Enter takes the one that it can only be. */
function ClientSearchField({ onClient, onNewcomer }: ClientSearchFieldProps) {
  const { t } = useTranslation(['intake', 'common']);
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const latest = useRef('');
  const search = useClientSearch(typed);
  const { found, isComplete } = search;

  const type = (text: string) => {
    latest.current = text;
    setTyped(text);
  };
  const take = (client: Client) => {
    type('');
    onClient(client);
  };
  const accept = ([first]: readonly Client[]) => {
    const newcomer = typed.trim();
    if (first) return take(first);
    if (newcomer === '') return;
    type('');
    onNewcomer(newcomer);
  };
  /** After Enter before the response is there: takes the one client it holds as soon as it comes, if there is only one. */
  const acceptSoon = async () => {
    const clients = await search.ask();
    if (latest.current === typed && clients.length <= 1) accept(clients);
  };

  return (
    <Combobox
      label={t('search.label')}
      hint={t('search.hint')}
      autoFocus
      value={typed}
      onValueChange={type}
      items={found.map((client, index) => ({
        key: String(index),
        label: client.client,
        description: [
          client.phone ? format.phone(client.phone) : t('common:noPhone'),
          client.lastVisit && t('search.lastVisit', { date: format.date(client.lastVisit, 'short') }),
        ]
          .filter(Boolean)
          .join(' · '),
      }))}
      onSelect={(key) => {
        const client = found[Number(key)];
        if (client) take(client);
      }}
      onEnter={() => (isComplete ? accept(found) : void acceptSoon())}
      emptyText={emptyText(t, search)}
    />
  );
}

type Translate = (key: 'search.tooShort' | 'search.looking' | 'search.nobody') => string;

function emptyText(t: Translate, { isBlank, isComplete }: ClientSearch): string {
  if (isBlank) return t('search.tooShort');
  return isComplete ? t('search.nobody') : t('search.looking');
}
