import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';

/** Returns a function that says which visits a move gave to somebody else, each in a sentence; empty when it gave none. */
export function useReassignedText(): (moved: Pick<Reservation, 'reassigned'>) => string {
  const { t } = useTranslation('desk');
  return ({ reassigned = [] }) =>
    reassigned.map(({ client, performer }) => t('move.reassigned', { client, performer: performer ?? '' })).join(' ');
}
