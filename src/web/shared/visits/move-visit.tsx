import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import { isOffered } from '#domain/cart/cart-choices.ts';
import { clientMoveRefusal } from '#domain/reservations/moving.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { useSalonClock, useSalonNow } from '../../api/salon-clock.ts';
import { useTimesToMoveToQuery } from '../../features/reservations/move-api.ts';
import { useSalon } from '../../features/settings/api.ts';
import { useFormat } from '../../i18n/use-language.ts';
import { Segmented } from '../../ui/choices/segmented.tsx';
import { InfoStrip } from '../../ui/feedback/info-strip.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { WhoChoice } from '../team/who-choice.tsx';
import { MoveConfirmation } from './move-confirmation.tsx';
import { MoveTimes } from './move-times.tsx';
import styles from './move-visit.module.css';
import { type MovableVisit, type MovePartProps, type MoveVisitProps, useMoveChoice } from './use-move-choice.ts';

/** Whether a client may still move this visit of theirs online; followed while the page is open. */
export function useMayMove({ status, reservationDate }: Pick<Reservation, 'status' | 'reservationDate'>): boolean {
  const cutoffMinutes = useSalon()?.moveCutoffMinutes;
  return useSalonClock(
    (now) =>
      now !== null &&
      cutoffMinutes !== undefined &&
      clientMoveRefusal(status, reservationDate, { now, cutoffMinutes }) === null,
  );
}

/** A client moves a visit: another day, time or location, confirmed by one press. Services and price stay as booked. */
export function MoveVisit({ open, ...rest }: MoveVisitProps & { open: boolean }) {
  const { t } = useTranslation(['visits', 'common']);
  const choice = useMoveChoice(rest.visit);
  return (
    <Drawer
      open={open}
      onClose={() => {
        choice.onPick(null);
        rest.onClose();
      }}
      title={t('move.title')}
      closeLabel={t('common:close')}
      footer={open && <MoveConfirmation {...rest} {...choice} />}
    >
      {open && <Choice {...rest} {...choice} />}
    </Drawer>
  );
}

function Choice(props: MovePartProps) {
  const { visit, location, asked, onLocation, onAsk } = props;
  const { t } = useTranslation(['visits', 'common']);
  const salon = useSalon();
  const now = useSalonNow();
  const { times, isCurrent, isServed, failure } = useTimes(props);
  return (
    <div className={styles.choice}>
      <p className={styles.stays}>{t('move.stays', { services: useServices(visit) })}</p>
      {salon && (
        <Segmented
          legend={t('move.location')}
          segments={salon.locations.map(({ code, name }) => ({ value: String(code), label: name }))}
          value={String(location)}
          onValueChange={(code) => onLocation(code === '1' ? 1 : 2)}
        />
      )}
      {isServed && (
        <WhoChoice performers={times?.performers} asked={asked} today={now?.date ?? null} onChoose={onAsk} />
      )}
      <Gone {...props} />
      {times && now ? (
        <MoveTimes {...props} now={now} days={times.days} isCurrent={isCurrent} failure={failure} />
      ) : (
        <div className={styles.times}>{failure || <Loading label={t('common:loading')} />}</div>
      )}
    </div>
  );
}

/** When the visit could be moved to with whom is asked for, or what was known last; goes back to anybody when she cannot be had. */
function useTimes({ access, location, asked, performerId, onDrop }: MovePartProps) {
  const salon = useSalon();
  const { data, currentData, error, refetch } = useTimesToMoveToQuery({
    visit: access,
    location,
    ...(performerId !== undefined && { performerId }),
  });
  // Where no technicians are needed, nobody has to be dropped.
  const isGone = currentData?.performers !== undefined && !isOffered(asked, currentData.performers);
  useEffect(() => {
    if (isGone) onDrop();
  }, [isGone, onDrop]);
  return {
    times: data,
    isCurrent: currentData !== undefined,
    isServed: currentData ? currentData.performers !== undefined : isStaffed(salon, location),
    failure: error !== undefined && <LoadFailure error={error} onRetry={refetch} />,
  };
}

function isStaffed(salon: PublicSalon | undefined, location: LocationCode): boolean {
  return salon?.locations.some(({ code, staffing }) => staffing && code === location) ?? false;
}

/** Says that whom the client asked for cannot be had there. */
function Gone({ gone, location }: Pick<MovePartProps, 'gone' | 'location'>) {
  const { t } = useTranslation('dates');
  const name = useSalon()?.locations.find(({ code }) => code === location)?.name ?? '';
  if (gone === null) return null;
  return (
    <InfoStrip tone="warning" role="status">
      <p>{t('who.gone', { name: gone, location: name })}</p>
    </InfoStrip>
  );
}

function useServices({ reservationServices, totalPrice }: MovableVisit): string {
  const format = useFormat();
  const names = reservationServices.map(({ titre, qty }) => (qty > 1 ? `${titre} × ${qty}` : titre));
  return `${names.join(', ')}, ${format.price(totalPrice)}`;
}
