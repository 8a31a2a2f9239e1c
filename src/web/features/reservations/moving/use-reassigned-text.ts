import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';

/** Returns a function that says which visits a move gave to somebody else, or could not give back, each in a sentence. */
export function useReassignedText(): (moved: Pick<Reservation, 'reassigned' | 'stayReassigned'>) => string {
  const { t } = useTranslation('desk');
  return ({ reassigned = [], stayReassigned = [] }) =>
    [
      ...reassigned.map(({ client, performer }) => t('move.reassigned', { client, performer: performer ?? '' })),
      ...stayReassigned.map(({ client, performer }) =>
        t('move.stayReassigned', { client, performer: performer ?? '' }),
      ),
    ].join(' ');
}
