import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { servedByText } from '../../../shared/visits/served-by-text.ts';

type Given = NonNullable<Reservation['reassigned']>[number];

/** Returns a function that says which visits a move gave to somebody else, or could not give back, each in a sentence. */
export function useReassignedText(): (moved: Pick<Reservation, 'reassigned' | 'stayReassigned'>) => string {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const named = (given: Given) => ({ client: given.client, performer: servedByText(given, language) ?? '' });
  return ({ reassigned = [], stayReassigned = [] }) =>
    [
      ...reassigned.map((given) => t('move.reassigned', named(given))),
      ...stayReassigned.map((given) => t('move.stayReassigned', named(given))),
    ].join(' ');
}
