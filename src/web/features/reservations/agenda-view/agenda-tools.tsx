import { CalendarDays, CalendarRange, Ellipsis, Printer, Rows3, Rows4 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDisplayChoice } from '../../../browser/use-display-choice.ts';
import { agendaPaperPath } from '../../../shared/team/agenda-paths.ts';
import { Segmented } from '../../../ui/choices/segmented.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import type { MenuItem } from '../../../ui/overlays/menu-list.tsx';
import type { Team } from '../agenda/team-columns.ts';
import styles from './agenda-tools.module.css';
import { type AgendaQuery, ANY_WEEK } from './use-agenda-query.ts';

/** Whether hours are drawn lower, so that more of them are seen at once; kept on the device. */
export function useTightHours(): [boolean, (isTight: boolean) => void] {
  const [kept, keep] = useDisplayChoice('agendaHours', ['wide', 'tight']);
  return [kept === 'tight', (isTight) => keep(isTight ? 'tight' : 'wide')];
}

type AgendaToolsProps = {
  /** Of whom a week can be shown. */
  team: Team | null;
  query: Pick<AgendaQuery, 'date' | 'location' | 'week' | 'showWeek'>;
  isWeek: boolean;
  /** A telephone has one button for all of it. */
  isTelephone: boolean;
};

/** How the agenda is shown: a day or a week, its hours high or low, on paper. */
export function AgendaTools({ team, query, isWeek, isTelephone }: AgendaToolsProps) {
  const { t } = useTranslation('agenda');
  const [isTight, setIsTight] = useTightHours();
  const hasWeeks = team !== null && team.technicians.length > 0;
  const onWeek = (isAsked: boolean) => query.showWeek(isAsked ? ANY_WEEK : null);
  const views: MenuItem = isWeek
    ? { key: 'day', label: t('views.day'), icon: <CalendarDays aria-hidden="true" />, onSelect: () => onWeek(false) }
    : { key: 'week', label: t('views.week'), icon: <CalendarRange aria-hidden="true" />, onSelect: () => onWeek(true) };
  const density: MenuItem = {
    key: 'density',
    label: t(isTight ? 'wideHours' : 'tightHours'),
    icon: isTight ? <Rows3 aria-hidden="true" /> : <Rows4 aria-hidden="true" />,
    onSelect: () => setIsTight(!isTight),
  };
  const paper: MenuItem = {
    key: 'print',
    label: t('print'),
    icon: <Printer aria-hidden="true" />,
    to: agendaPaperPath(query.date, query),
  };
  const items = [...(isTelephone && hasWeeks ? [views] : []), ...(isWeek ? [] : [density]), paper];
  return (
    <div className={styles.tools}>
      {!isTelephone && hasWeeks && (
        <Segmented
          legend={t('views.label')}
          segments={[
            { value: 'day', label: t('views.day') },
            { value: 'week', label: t('views.week') },
          ]}
          value={isWeek ? 'week' : 'day'}
          onValueChange={(value) => onWeek(value === 'week')}
        />
      )}
      <Menu variant="icon" label={t('tools')} trigger={<Ellipsis aria-hidden="true" />} items={items} />
    </div>
  );
}
