import { useTranslation } from 'react-i18next';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import { addDays, type SalonMoment } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import type { Conflict, WantedSlot } from './conflicts.ts';
import type { Performers } from './performer-choice.tsx';

type Desk = { salon: PublicSalon; now: SalonMoment; performers: Performers | undefined };

/**
 * Returns why the chosen time is refused, a sentence for each reason; a full time names itself, its day and its location, and
 * who is not free is named. Without a technician a visit can be insisted on: what it would be then is said too.
 */
export function useRefusalSentences(
  { location, date, time, performerId }: WantedSlot,
  { salon, now, performers }: Desk,
): (conflicts: readonly Conflict[]) => string[] {
  const { t } = useTranslation('intake');
  const format = useFormat();
  const dayWords = () => {
    if (date === now.date) return t('date.todayInWords');
    return date === addDays(now.date, 1) ? t('date.tomorrowInWords') : format.date(date, 'short');
  };
  const asked = performers?.find(({ _id }) => _id === performerId);
  const sentenceOf = (code: Conflict) => {
    if (time === null) return t(`conflicts.${code}`);
    if (code === 'no_technician' && asked) return t('with.busy', { name: asked.name, time: format.time(time) });
    if (code !== 'slot_full') return t(`conflicts.${code}`);
    const name = salon.locations.find(({ code: known }) => known === location)?.name ?? '';
    return t('fullAt', { time: format.time(time), day: dayWords(), location: name });
  };
  return (conflicts) => [
    ...conflicts.map(sentenceOf),
    ...(conflicts.includes('no_technician') ? [t('with.unassignedThen')] : []),
  ];
}
