import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Client } from '#contract/schemas/clients.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { Combobox } from '../../../ui/choices/combobox.tsx';
import { type ClientSearch, useClientSearch } from './use-client-search.ts';

/** What somebody typed on while the response to their Enter was still under way, and whether they pressed Enter again. */
export type TypedAhead = { text: string; isEntered: boolean };

type ClientSearchFieldProps = {
  inputRef: RefObject<HTMLInputElement | null>;
  onClient: (client: Client, ahead: TypedAhead) => void;
  /** What was typed is nobody the salon knows: a new name, or a number. */
  onNewcomer: (typed: string, ahead: TypedAhead) => void;
};

const isOnly = (clients: readonly Client[]) => clients.length === 1;
const isOneAtMost = (clients: readonly Client[]) => clients.length <= 1;

/** The number that a service has been typed on to, as in `0791gel`; null when there is none. */
function numberBefore(typed: string): string | null {
  return /^[\d\s()+.-]*\d{4}(?=\s?\p{L})/u.exec(typed)?.[0] ?? null;
}

/**
 * Finds who is calling by a part of the name or of the number; Enter takes the one that it can only be, and so does a letter
 * after four digits, which no number goes on with. What is typed on before the response is there is handed on with the
 * client, so that no letter is lost.
 */
export function ClientSearchField({ inputRef, onClient, onNewcomer }: ClientSearchFieldProps) {
  const { t } = useTranslation(['intake', 'common']);
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const latest = useRef('');
  const asked = useRef<{ isEntered: boolean } | null>(null);
  const sought = numberBefore(typed) ?? typed;
  const search = useClientSearch(sought);
  const { found, isComplete } = search;
  const typedOn: TypedAhead = { text: typed.slice(sought.length).trimStart(), isEntered: false };

  const type = (text: string) => {
    latest.current = text;
    setTyped(text);
    const number = numberBefore(text);
    if (number !== null && number === sought && !asked.current) void acceptSoon(isOnly);
  };
  const take = (client: Client, ahead: TypedAhead) => {
    type('');
    onClient(client, ahead);
  };
  const accept = ([first]: readonly Client[], ahead: TypedAhead) => {
    const newcomer = sought.trim();
    if (first) return take(first, ahead);
    if (newcomer === '') return;
    type('');
    onNewcomer(newcomer, ahead);
  };
  /** Takes the one client whom the response holds as soon as it comes. */
  const acceptSoon = async (isMeant: (clients: readonly Client[]) => boolean) => {
    const enter = { isEntered: false };
    asked.current = enter;
    const clients = await search.ask();
    asked.current = null;
    if (!latest.current.startsWith(sought) || !isMeant(clients)) return;
    accept(clients, { text: latest.current.slice(sought.length).trimStart(), isEntered: enter.isEntered });
  };
  const enter = () => {
    if (asked.current) asked.current.isEntered = true;
    else if (isComplete) accept(found, typedOn);
    else void acceptSoon(isOneAtMost);
  };

  return (
    <Combobox
      label={t('search.label')}
      hint={t('search.hint')}
      inputRef={inputRef}
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
        if (client) take(client, typedOn);
      }}
      onEnter={enter}
      emptyText={emptyText(t, search)}
    />
  );
}

type Translate = (key: 'search.tooShort' | 'search.looking' | 'search.nobody') => string;

function emptyText(t: Translate, { isBlank, isComplete }: ClientSearch): string {
  if (isBlank) return t('search.tooShort');
  return isComplete ? t('search.nobody') : t('search.looking');
}
