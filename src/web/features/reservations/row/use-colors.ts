import { useTranslation } from 'react-i18next';
import type { History } from '#contract/schemas/clients.ts';
import { useFormat } from '../../../i18n/use-language.ts';

/** « 2 mai : rouge cerise » for each colour that was noted. */
export function useColors(): (history: History | null | undefined) => string[] {
  const { t } = useTranslation('desk');
  const format = useFormat();
  return (history) =>
    (history?.colorNotes ?? []).map(({ dateReserved, colorNote }) =>
      t('history.color', { date: format.date(dateReserved, 'short'), colorNote }),
    );
}
