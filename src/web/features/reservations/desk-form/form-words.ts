import { useTranslation } from 'react-i18next';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import { addDays, type SalonMoment } from '#domain/salon/salon-time.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useFormat } from '../../../i18n/use-language.ts';
import type { Conflict } from './conflicts.ts';
import type { Draft, DraftPart } from './draft.ts';

/** Returns why the chosen time is refused, a sentence for each reason; a full time names itself, its day and its location. */
export function useRefusalSentences(draft: Draft, salon: PublicSalon, now: SalonMoment) {
  const { t } = useTranslation('intake');
  const format = useFormat();
  const dayWords = (date: string) => {
    if (date === now.date) return t('date.todayInWords');
    return date === addDays(now.date, 1) ? t('date.tomorrowInWords') : format.date(date, 'short');
  };
  return (conflicts: readonly Conflict[]): string[] =>
    conflicts.map((code) => {
      if (code !== 'slot_full' || draft.time === null) return t(`conflicts.${code}`);
      const location = salon.locations.find(({ code: known }) => known === draft.location)?.name ?? '';
      return t('fullAt', { time: format.time(draft.time), day: dayWords(draft.date), location });
    });
}

type PartProblem = { fieldId: DraftPart; message: string };

/** Says in words what is missing, each tied to its field. */
export function usePartProblems(): (parts: readonly DraftPart[]) => PartProblem[] {
  const { t } = useTranslation('intake');
  const literal = useLiteral();
  const words: Record<DraftPart, string> = {
    client: literal('nameInvalid'),
    phone: literal('phoneInvalid'),
    email: literal('emailInvalid'),
    services: t('services.required'),
    time: literal('slotRequired'),
  };
  return (parts) => parts.map((part) => ({ fieldId: part, message: words[part] }));
}
