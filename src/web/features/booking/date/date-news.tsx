import { useTranslation } from 'react-i18next';
import type { Availability } from '#contract/schemas/availability.ts';
import { slotInstead } from '#domain/booking/availability.ts';
import type { Slot } from '#domain/booking/booking-window.ts';
import type { AskedPerformer } from '#domain/cart/cart-choices.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { ChosenTimeProblem } from '../frame/chosen-time.tsx';
import { useChosenLocation } from '../frame/use-chosen-location.ts';
import styles from './date-page.module.css';
import type { Choice, usePickedProblem } from './use-choice.ts';

type Problem = ReturnType<typeof usePickedProblem>;

type DateNewsProps = {
  days: Availability['days'];
  location: LocationCode;
  asked: AskedPerformer | null;
  /** The name of who was asked for and cannot be had. */
  gone: string | null;
  choice: Choice;
  /** Why the picked time cannot be booked; null when it can, or when none is picked. */
  problem: Problem;
};

/** What has changed by itself or with a press, over the times: location, technician, or the chosen time that is gone. */
export function DateNews({ days, location, asked, gone, choice, problem }: DateNewsProps) {
  const { t } = useTranslation('dates');
  const name = useChosenLocation()?.name ?? '';
  const { picked } = choice;
  return (
    <>
      <Changed location={location} asked={asked} choice={choice} />
      {gone !== null && (
        <InfoStrip tone="warning" role="status">
          <p>{t('who.gone', { name: gone || t('who.somebody'), location: name })}</p>
        </InfoStrip>
      )}
      {picked && problem === 'slot_full' && asked && <NotWithHer {...{ days, asked, choice }} />}
      {picked && problem !== null && !(problem === 'slot_full' && asked) && (
        <InfoStrip tone="warning" role="status">
          <ChosenTimeProblem slot={picked} problem={problem} />
        </InfoStrip>
      )}
    </>
  );
}

/** Says that a press has changed the location, or asks for nobody any more, and takes it back. */
function Changed({ location, asked, choice: { left, before } }: Pick<DateNewsProps, 'location' | 'asked' | 'choice'>) {
  const { t } = useTranslation(['dates', 'common']);
  const name = useChosenLocation()?.name ?? '';
  if (left === null) return null;
  const isElsewhere = left.location !== location;
  const isAskedNoMore = left.asked !== null && asked === null;
  if (!isElsewhere && !isAskedNoMore) return null;
  const elsewhere = isAskedNoMore ? 'who.nowAt' : 'nowAt';
  return (
    <InfoStrip
      role="status"
      focused
      action={
        <Button variant="quiet" size="medium" onClick={before}>
          {t('common:undo')}
        </Button>
      }
    >
      <p>{t(isElsewhere ? elsewhere : 'who.nowAnybody', { name })}</p>
    </InfoStrip>
  );
}

/** The chosen time is not free with whom is asked for: her nearest time, or that time with anybody where it is free. */
function NotWithHer({ days, asked, choice }: Pick<DateNewsProps, 'days' | 'choice'> & { asked: AskedPerformer }) {
  const { t } = useTranslation('dates');
  const format = useFormat();
  const { picked } = choice;
  if (!picked) return null;
  const slot = { date: picked.dateReserved, time: picked.timeReserved };
  const hers = slotInstead(days, slot);
  const timeText = ({ date, time }: Slot) =>
    date === slot.date ? format.time(time) : `${format.date(date, 'short')}, ${format.time(time)}`;
  const when = `${format.date(slot.date, 'short')}, ${format.time(slot.time)}`;
  return (
    <InfoStrip tone="warning" role="status">
      <p>{t('who.notAtThatTime', { when, name: asked.name })}</p>
      <div className={styles.instead}>
        {hers && (
          <Button variant="tonal" size="medium" onClick={() => choice.slot(hers)}>
            {t('who.hersAt', { name: asked.name, when: timeText(hers) })}
          </Button>
        )}
        {isFreeWithOthers(days, slot) && (
          <Button variant="tonal" size="medium" onClick={() => choice.slotWithAnybody(slot)}>
            {t('who.anybodyAt', { when: format.time(slot.time) })}
          </Button>
        )}
      </div>
    </InfoStrip>
  );
}

function isFreeWithOthers(days: Availability['days'], { date, time }: Slot): boolean {
  const slots = days.find((day) => day.date === date)?.slots ?? [];
  return slots.some((slot) => slot.time === time && slot.freeWithOthers === true);
}
