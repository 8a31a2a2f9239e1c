import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';

/** Returns why a visit was cancelled, in words to follow its status; nothing where nobody noted it. */
export function useCancelReasonText(): (visit: Pick<Reservation, 'cancelReason'>) => string | null {
  const { t } = useTranslation('desk');
  return ({ cancelReason }) => (cancelReason === null ? null : t(`cancelReasons.${cancelReason}`));
}
