import { ListOrdered } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { useSalonClock } from '../../../api/salon-clock.ts';
import { useAppDispatch } from '../../../app/use-store.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { useSalon } from '../../settings/api.ts';
import { toolAsked } from '../desk-form/slice.ts';

/** Opens the order of the day; there is one today, where technicians are needed. */
export function TurnOrderButton({ date }: { date: CalendarDate }) {
  const { t } = useTranslation('board');
  const dispatch = useAppDispatch();
  const isToday = useSalonClock((now) => now?.date === date);
  const isStaffed = (useSalon()?.locations ?? []).some(({ staffing }) => staffing);
  if (!isToday || !isStaffed) return null;
  return (
    <IconButton
      label={t('turn.order.open')}
      icon={<ListOrdered aria-hidden="true" />}
      onClick={() => dispatch(toolAsked('turnOrder'))}
    />
  );
}
