import type { Reservation } from '#contract/schemas/reservations.ts';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { useSalonClock } from '../../../api/salon-clock.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { usePublicSettingsQuery } from '../../settings/api.ts';
import type { Team } from '../agenda/team-columns.ts';
import { type AgendaView, useAgendaColumns } from '../agenda/use-agenda-columns.ts';
import { useColumnName } from '../agenda/use-agenda-names.ts';
import { useAgendaList } from '../agenda-view/use-agenda-list.ts';
import { ListFailure } from '../live/list-failure.tsx';
import { ListSkeleton } from '../live/list-skeleton.tsx';
import { AgendaSheet } from './agenda-sheet.tsx';

type AgendaSheetsProps = {
  date: CalendarDate;
  codes: readonly LocationCode[];
  /** Whose week; null for the day. */
  week: string | null;
};

/** The agenda on paper: a page for each location, or the week of one technician. */
export function AgendaSheets(props: AgendaSheetsProps) {
  const { data: salon } = usePublicSettingsQuery();
  return salon ? <Sheets {...props} salon={salon} /> : <ListSkeleton />;
}

function Sheets({ date, codes, week, salon }: AgendaSheetsProps & { salon: PublicSalon }) {
  const { view, rows, team, state, failure, retry } = useAgendaList(salon, date, week);
  if (state === 'failed') return <ListFailure error={failure} onRetry={retry} />;
  if (state === 'waiting') return <ListSkeleton />;
  const locations = salon.locations.filter(({ code }) => codes.includes(code));
  const pages = view.what === 'week' ? [salon.locations] : locations.map((location) => [location]);
  return pages.map((shown) => (
    <Sheet
      key={shown.map(({ code }) => code).join(' ')}
      salon={salon}
      locations={shown}
      view={view}
      visits={rows}
      team={team}
    />
  ));
}

type SheetProps = {
  salon: PublicSalon;
  locations: PublicSalon['locations'];
  view: AgendaView;
  visits: readonly Reservation[];
  team: Team | null;
};

/** On paper at most so many stand side by side; the rest is a list of names. */
const BESIDE = 3;

function Sheet({ salon, locations, view, visits, team }: SheetProps) {
  const format = useFormat();
  const nameOf = useColumnName();
  const today = useSalonClock((now) => now?.date ?? null) ?? '';
  const { columns } = useAgendaColumns({ today, view, salon, locations, visits, team, most: BESIDE });
  const [first = '', last = ''] = [view.dates[0], view.dates.at(-1)];
  const isWeek = view.what === 'week';
  return (
    <AgendaSheet
      name={isWeek ? view.technician.name : (locations[0]?.name ?? '')}
      when={isWeek ? format.dateRange(first, last) : format.date(first, 'full')}
      columns={columns}
      nameOf={nameOf}
      isWeek={isWeek}
    />
  );
}
