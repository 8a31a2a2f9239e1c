import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Client } from '#contract/schemas/clients.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { Combobox } from '../../../ui/choices/combobox.tsx';
import { type ClientSearch, useClientSearch } from './use-client-search.ts';

type ClientSearchFieldProps = {
  onClient: (client: Client) => void;
  /** What was typed is nobody the salon knows: a new name, or a number. */
  onNewcomer: (typed: string) => void;
};

/** Finds who is calling by a part of the name or of the number; Enter takes the one that it can only be. */
export function ClientSearchField({ onClient, onNewcomer }: ClientSearchFieldProps) {
  const { t } = useTranslation(['intake', 'common']);
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const latest = useRef('');
  const search = useClientSearch(typed);
  const { found, isSettled } = search;

  const type = (text: string) => {
    latest.current = text;
    setTyped(text);
  };
  const take = (client: Client) => {
    type('');
    onClient(client);
  };
  const settle = ([first]: readonly Client[]) => {
    const newcomer = typed.trim();
    if (first) return take(first);
    if (newcomer === '') return;
    type('');
    onNewcomer(newcomer);
  };
  /** Whoever presses Enter before the answer is there gets it as soon as it comes, if it leaves no choice. */
  const settleSoon = async () => {
    const answer = await search.ask();
    if (latest.current === typed && answer.length <= 1) settle(answer);
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
      onEnter={() => (isSettled ? settle(found) : void settleSoon())}
      emptyText={emptyText(t, search)}
    />
  );
}

type Translate = (key: 'search.tooShort' | 'search.looking' | 'search.nobody') => string;

function emptyText(t: Translate, { isBlank, isSettled }: ClientSearch): string {
  if (isBlank) return t('search.tooShort');
  return isSettled ? t('search.nobody') : t('search.looking');
}
