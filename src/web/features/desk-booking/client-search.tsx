import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Client } from '#contract/clients.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { Combobox } from '../../ui/fields/combobox.tsx';
import { type ClientSearch, useClientSearch } from './use-client-search.ts';

type ClientSearchFieldProps = {
  onClient: (client: Client) => void;
  /** What was typed is nobody the salon knows: a new name, or a number. */
  onNewcomer: (typed: string) => void;
};

/** Finds who is calling by a part of the name or of the number; Enter takes the one that it can only be (ux 3.5). */
export function ClientSearchField({ onClient, onNewcomer }: ClientSearchFieldProps) {
  const { t } = useTranslation(['intake', 'common']);
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const [isWanted, setIsWanted] = useState(false);
  const search = useClientSearch(typed);
  const { found, isSettled } = search;

  const take = (client: Client) => {
    setTyped('');
    setIsWanted(false);
    onClient(client);
  };
  const settle = () => {
    setIsWanted(false);
    const [first] = found;
    if (first) return take(first);
    if (typed.trim() === '') return;
    setTyped('');
    onNewcomer(typed.trim());
  };

  // Whoever presses Enter before the answer is there gets it as soon as it comes, if it leaves no choice.
  useEffect(() => {
    if (!isWanted || !isSettled) return;
    if (found.length > 1) setIsWanted(false);
    else settle();
  });

  return (
    <Combobox
      label={t('search.label')}
      hint={t('search.hint')}
      autoFocus
      value={typed}
      onValueChange={(text) => {
        setTyped(text);
        setIsWanted(false);
      }}
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
      onEnter={() => (isSettled ? settle() : setIsWanted(true))}
      emptyText={emptyText(t, search)}
    />
  );
}

type Translate = (key: 'search.tooShort' | 'search.looking' | 'search.nobody') => string;

function emptyText(t: Translate, { isBlank, isSettled }: ClientSearch): string {
  if (isBlank) return t('search.tooShort');
  return isSettled ? t('search.nobody') : t('search.looking');
}
