import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-language.ts';
import type { AgendaColumn } from './agenda-columns.ts';
import type { AgendaView } from './use-agenda-columns.ts';

/** Returns the name of a column: whose it is, which day of her week, or which kind of seat. */
export function useColumnName(): (column: AgendaColumn) => string {
  const { t } = useTranslation('agenda');
  const format = useFormat();
  return ({ kind, date }) => {
    if (kind.what === 'technician') return kind.shows === 'day' ? format.date(date) : kind.technician.name;
    return kind.what === 'seats' ? t(`kinds.${kind.category}`) : t('unassigned');
  };
}

/** Returns the name of the whole grid: « Agenda, mercredi 3 juin », « Agenda de Maude, 1er – 7 juin ». */
export function useGridName({ dates, technician }: AgendaView): string {
  const { t } = useTranslation('agenda');
  const format = useFormat();
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  if (!technician) return t('label', { date: format.date(first) });
  return t('weekLabel', { name: technician.name, dates: format.dateRange(first, last) });
}
