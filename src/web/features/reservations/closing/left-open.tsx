import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { DayList, Reservation } from '#contract/schemas/reservations.ts';
import { isOpen } from '#domain/reservations/reservation.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { CloseDayDialog } from './close-day-dialog.tsx';

type LeftOpenProps = {
  today: CalendarDate;
  date: CalendarDate;
  rows: readonly Reservation[];
  leftOpen: DayList['leftOpen'];
};

/** Says which visits of a past day were left open, and closes them. */
export function LeftOpen({ today, date, rows, leftOpen }: LeftOpenProps) {
  const { t } = useTranslation('board');
  const format = useFormat();
  const [closing, setClosing] = useState<readonly Reservation[] | null>(null);
  const open = date < today ? rows.filter(({ status }) => isOpen(status)) : [];
  const isOfThisDay = open.length > 0;
  const earlier = date === today ? leftOpen : null;
  const day = isOfThisDay ? { date, count: open.length } : earlier;
  return (
    <>
      {day && (
        <div data-print="never">
          <InfoStrip
            tone="warning"
            action={
              isOfThisDay ? (
                <Button size="medium" onClick={() => setClosing(open)}>
                  {t('close.open')}
                </Button>
              ) : (
                <Link to={`${paths.dashboard}?${new URLSearchParams({ date: day.date })}`}>{t('close.open')}</Link>
              )
            }
          >
            <p>{t('close.leftOpen', { count: day.count, date: format.date(day.date) })}</p>
          </InfoStrip>
        </div>
      )}
      {closing && <CloseDayDialog date={date} visits={closing} latest={rows} onClose={() => setClosing(null)} />}
    </>
  );
}
