import { useTranslation } from 'react-i18next';
import { listed } from '#contract/format.ts';
import type { TurnView } from '#contract/schemas/turns.ts';
import { useFormat, useLanguage } from '../../../i18n/use-language.ts';

/** Returns what is said of somebody in the order of the day. */
export function useTurnWords() {
  const { t } = useTranslation('board');
  const format = useFormat();
  const language = useLanguage();
  const planned = ({ plannedMinutes }: TurnView) =>
    plannedMinutes === 0 ? t('turn.plannedNothing') : t('turn.planned', { duration: format.duration(plannedMinutes) });

  /** Why it is her turn, the strongest reason first. */
  const reasons = (turn: TurnView): string[] => [
    ...(turn.freeUntil === null ? [] : [t('turn.until', { time: format.time(turn.freeUntil) })]),
    ...(turn.reasons.includes('fewest_minutes') ? [t('turn.fewest', { planned: planned(turn) })] : []),
    ...(turn.reasons.includes('by_hand') ? [t('turn.byHand', { planned: planned(turn) })] : []),
    ...(turn.reasons.includes('does_services') ? [t('turn.does')] : []),
  ];

  const served = ({ client, status }: NonNullable<TurnView['serves']>) =>
    t(status === 'pending' ? 'turn.awaits' : 'turn.with', { client });
  /** What keeps her from it. */
  const kept = ({ reasons: why, serves }: TurnView) => {
    if (why.includes('other_services')) return t('turn.otherServices');
    if (serves) return served(serves);
    return why.includes('absent') ? t('turn.absent') : t('turn.notThere');
  };
  /** How she stands, in few words. */
  const standing = (turn: TurnView): string => (turn.isFree ? `${t('turn.free')} · ${planned(turn)}` : kept(turn));

  /** From when she could, if she is not free. */
  const later = ({ isFree, freeFrom, reasons: why }: TurnView): string => {
    if (isFree || why.includes('other_services')) return '';
    return freeFrom === null ? t('turn.notToday') : t('turn.from', { time: format.time(freeFrom) });
  };

  /** Their names as one text. */
  const names = (turns: readonly TurnView[]) =>
    listed(
      turns.map(({ name }) => name),
      language,
    );

  return { planned, reasons, standing, later, names };
}
