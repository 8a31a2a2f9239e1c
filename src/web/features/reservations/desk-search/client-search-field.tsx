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

const NOTHING_AHEAD: TypedAhead = { text: '', isEntered: false };

/**
 * Finds who is calling by a part of the name or of the number; Enter takes the one that it can only be. What is typed on
 * before the response is there is handed on with the client, so that no letter is lost.
 */
export function ClientSearchField({ inputRef, onClient, onNewcomer }: ClientSearchFieldProps) {
  const { t } = useTranslation(['intake', 'common']);
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const latest = useRef('');
  const asked = useRef<{ isEntered: boolean } | null>(null);
  const search = useClientSearch(typed);
  const { found, isComplete } = search;

  const type = (text: string) => {
    latest.current = text;
    setTyped(text);
  };
  const take = (client: Client, ahead: TypedAhead) => {
    type('');
    onClient(client, ahead);
  };
  const accept = ([first]: readonly Client[], ahead: TypedAhead) => {
    const newcomer = typed.trim();
    if (first) return take(first, ahead);
    if (newcomer === '') return;
    type('');
    onNewcomer(newcomer, ahead);
  };
  /** After Enter before the response is there: takes the one client it holds as soon as it comes, if there is only one. */
  const acceptSoon = async () => {
    const enter = { isEntered: false };
    asked.current = enter;
    const clients = await search.ask();
    asked.current = null;
    if (!latest.current.startsWith(typed)) return;
    if (clients.length > 1) return;
    accept(clients, { text: latest.current.slice(typed.length), isEntered: enter.isEntered });
  };
  const enter = () => {
    if (asked.current) asked.current.isEntered = true;
    else if (isComplete) accept(found, NOTHING_AHEAD);
    else void acceptSoon();
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
        if (client) take(client, NOTHING_AHEAD);
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
