import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Address, PublicSalon } from '#contract/schemas/settings.ts';
import { hoursOn } from '#domain/salon/salon-settings.ts';
import type { SalonMoment } from '#domain/salon/salon-time.ts';
import { useSalonNow } from '../../../api/salon-clock.ts';
import { useMedia } from '../../../browser/use-media.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { salonOf, usePublicSettingsQuery } from '../../settings/api.ts';
import { AwakeSwitch } from '../live/awake-switch.tsx';
import { ListFailure } from '../live/list-failure.tsx';
import { ListSkeleton } from '../live/list-skeleton.tsx';
import { LiveSign } from '../live/live-sign.tsx';
import { useKeptFocus } from '../live/use-kept-focus.ts';
import { useWaitingBadge } from '../live/use-waiting-badge.ts';
import { SearchedFor } from '../row/found-text.tsx';
import { type AskedDialog, RowDialogs } from '../row/row-dialogs.tsx';
import { useMoves } from '../row/use-moves.ts';
import { BoardColumn } from './board-column.tsx';
import { BoardCounters } from './board-counters.tsx';
import { type BoardFilter, isShown, visitsAt } from './board-filter.ts';
import { BoardHeader } from './board-header.tsx';
import { WithRail } from './board-rail.tsx';
import styles from './day-board.module.css';
import { useBoardDay } from './use-board-day.ts';

/** A day at both addresses, hour by hour: who comes, who waits, who is late, what is free. */
export function DayBoard() {
  const now = useSalonNow();
  const { data: salon } = usePublicSettingsQuery(undefined, { refetchOnFocus: true });
  return now && salon ? <Board now={now} salon={salon} /> : <ListSkeleton />;
}

function Board({ now, salon }: { now: SalonMoment; salon: PublicSalon }) {
  const { t } = useTranslation('board');
  const day = useBoardDay(now.date);
  const { date, rows, isAnswered, leaving, fresh } = day;
  const moves = useMoves();
  const isTablet = useMedia('(hover: none)');
  const frame = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useState<BoardFilter>({ location: null, count: null, keyword: '' });
  const [dialog, setDialog] = useState<AskedDialog | null>(null);
  useKeptFocus(frame);
  useWaitingBadge(date === now.date ? rows.filter(({ status }) => status === 'present').length : 0);

  const newest = dialog && rows.find(({ _id }) => _id === dialog.reservation._id);
  const shown = rows.filter((visit) => isShown(visit, filter, now));
  const isFiltered = filter.count !== null || filter.keyword.trim() !== '';
  const addresses = salon.locations.filter(({ code }) => filter.location === null || code === filter.location);
  const hoursOf = ({ code }: Address) => hoursOn(salonOf(salon), code, date);

  return (
    <section aria-label={t('label')} className={styles.board}>
      <BoardHeader
        now={now}
        date={date}
        addresses={salon.locations}
        visits={rows}
        filter={filter}
        onDate={day.goTo}
        onFilter={setFilter}
      />
      <div className={styles.line} data-print="never">
        <BoardCounters visits={visitsAt(rows, filter.location)} now={now} filter={filter} onFilter={setFilter} />
        <div className={styles.signs}>
          {isTablet && <AwakeSwitch />}
          <LiveSign live={day.live} />
        </div>
      </div>
      {day.failure !== undefined && <ListFailure error={day.failure} onRetry={day.retry} />}
      {day.isWaiting && <ListSkeleton />}
      {isAnswered && (
        <WithRail visits={rows} now={now} date={date}>
          <SearchedFor value={filter.keyword}>
            <div ref={frame} tabIndex={-1} className={styles.columns}>
              {addresses.map((address) => (
                <BoardColumn
                  key={address.code}
                  address={address}
                  date={date}
                  now={now}
                  hours={hoursOf(address)}
                  rows={rows}
                  visits={visitsAt(shown, address.code)}
                  question={`${date} ${JSON.stringify(filter)}`}
                  isFiltered={isFiltered}
                  leaving={leaving}
                  fresh={fresh}
                  onMove={(visit, move) => void moves.move(visit, move)}
                  onAsk={setDialog}
                />
              ))}
            </div>
          </SearchedFor>
        </WithRail>
      )}
      {isAnswered && isFiltered && shown.length === 0 && <EmptyState title={t('nothingFound')} />}
      <RowDialogs
        asked={dialog && newest ? { ...dialog, reservation: newest } : dialog}
        moves={moves}
        onClose={() => setDialog(null)}
      />
    </section>
  );
}
