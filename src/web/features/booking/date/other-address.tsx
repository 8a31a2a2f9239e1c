import { useTranslation } from 'react-i18next';
import type { AvailableSlot } from '#contract/schemas/availability.ts';
import { type LocationCode, otherLocation } from '#domain/salon/locations.ts';
import { useAppDispatch } from '../../../app/use-store.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { useSalon } from '../../settings/api.ts';
import { locationChosen } from '../cart/slice.ts';

/** The times that are taken here but free at the other address, which is one press away. */
export function OtherAddress({ location, slots }: { location: LocationCode; slots: readonly AvailableSlot[] }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const dispatch = useAppDispatch();
  const salon = useSalon();
  const other = salon?.locations.find(({ code }) => code === otherLocation(location));
  const free = slots.filter(({ state, otherLocationFree }) => state === 'full' && otherLocationFree);
  if (!other || free.length === 0) return null;
  return (
    <InfoStrip
      role="status"
      action={
        <Button look="quiet" size="medium" onClick={() => dispatch(locationChosen(other.code))}>
          {t('date.goToOther', { name: other.name })}
        </Button>
      }
    >
      <p className="num">
        {t('date.freeAtOther', { name: other.name, times: free.map(({ time }) => format.time(time)).join(', ') })}
      </p>
    </InfoStrip>
  );
}
