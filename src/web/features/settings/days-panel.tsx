import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClosureView, SalonView, SpecialHoursView } from '#contract/schemas/settings.ts';
import { isSpanOver } from '#domain/booking/closures.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { useSalonNow } from '../../api/salon-clock.ts';
import { useFormat, useLanguage } from '../../i18n/use-language.ts';
import { DeleteDialog } from '../../shared/records/delete-section.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Disclosure } from '../../ui/content/disclosure.tsx';
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx';
import { FormColumns } from '../../ui/fields/form-section.tsx';
import { type Column, Table } from '../../ui/tables/table.tsx';
import { AffectedVisits } from './affected-visits.tsx';
import { DaysForm } from './days-form.tsx';
import styles from './settings.module.css';
import { useOpenDayMutation, useTakeSpecialHoursMutation } from './staff-api.ts';

/** A leap year has every day that a yearly closure may name. */
const LEAP_YEAR = '2024';

/** Days that are closed, or have hours of their own. */
type Days = ClosureView | SpecialHoursView;

/** The days on which the salon does not keep its week: closed or with other hours, at one location or both. */
export function DaysPanel({ salon }: { salon: SalonView }) {
  const { t } = useTranslation('salon');
  const id = useId();
  const today = useSalonNow()?.date ?? null;
  const days: Days[] = [...salon.closures, ...salon.specialHours];
  const isOver = (one: Days) => today !== null && isPast(one, today);
  const [past, toCome] = [days.filter(isOver), days.filter((one) => !isOver(one))];
  return (
    <div className={styles.closures}>
      <section aria-labelledby={id}>
        <h2 id={id} className={styles.title}>
          {t('closure.list')}
        </h2>
        {toCome.length === 0 ? <p>{t('closure.none')}</p> : <DaysTable salon={salon} days={toCome} />}
        {past.length > 0 && (
          <Disclosure summary={t('closure.past')}>
            <DaysTable salon={salon} days={past} />
          </Disclosure>
        )}
      </section>
      <FormColumns>
        <DaysForm locations={salon.locations} />
      </FormColumns>
    </div>
  );
}

/** Days of every year in the order of the calendar, then dates. */
function DaysTable({ salon, days }: { salon: SalonView; days: readonly Days[] }) {
  const { t } = useTranslation('salon');
  const [asked, setAsked] = useState<Days | null>(null);
  const columns = useColumns(salon, setAsked);
  const sorted = days.toSorted((one, other) => rankOf(one).localeCompare(rankOf(other)));
  return (
    <>
      <Table caption={t('closure.list')} columns={columns} rows={sorted} rowKey={({ _id }) => _id} />
      <ReopenDialog closure={asked && !hasHours(asked) ? asked : null} onClose={() => setAsked(null)} />
      <UsualHoursDialog hours={asked && hasHours(asked) ? asked : null} onClose={() => setAsked(null)} />
    </>
  );
}

function useColumns({ locations }: SalonView, onRemove: (days: Days) => void): Column<Days>[] {
  const { t } = useTranslation(['salon', 'common']);
  const language = useLanguage();
  const format = useFormat();
  const dayText = useDayText();
  const locationName = ({ location }: Days) =>
    locations.find(({ code }) => code === location)?.name ?? t('closure.everywhere');
  const hoursText = (days: Days) =>
    hasHours(days)
      ? t('common:hours.interval', { opens: format.time(days.opens), closes: format.time(days.closes) })
      : t('closure.closed');
  return [
    { key: 'day', header: t('closure.day'), rowHeader: true, cell: dayText },
    { key: 'hours', header: t('closure.hours'), cell: hoursText },
    { key: 'reason', header: t('closure.reason'), cell: ({ label }) => label[language] || label.fr || '—' },
    { key: 'where', header: t('closure.where'), cell: locationName },
    {
      key: 'remove',
      header: t('closure.actions'),
      headerHidden: true,
      align: 'end',
      cell: (days) => (
        <Button variant="danger" size="medium" icon={<Trash2 aria-hidden="true" />} onClick={() => onRemove(days)}>
          {t('closure.remove')} <VisuallyHidden>{dayText(days)}</VisuallyHidden>
        </Button>
      ),
    },
  ];
}

function useDayText(): (days: Days) => string {
  const { t } = useTranslation('salon');
  const format = useFormat();
  return (days) => {
    if (!hasHours(days) && days.monthDay !== null) {
      return `${format.date(`${LEAP_YEAR}-${days.monthDay}`, 'yearly')}, ${t('closure.yearly')}`;
    }
    const [date, until] = [days.date ?? '', days.until ?? ''];
    if (until === date || until === '') return format.date(date, 'full');
    return t('closure.fromTo', { from: format.date(date, 'full'), until: format.date(until, 'full') });
  };
}

function ReopenDialog({ closure, onClose }: { closure: ClosureView | null; onClose: () => void }) {
  const { t } = useTranslation('salon');
  const dayText = useDayText();
  const [open, opening] = useOpenDayMutation();
  return (
    <DeleteDialog
      open={closure !== null}
      question={{
        title: t('closure.removeTitle'),
        body: closure && t('closure.removeBody', { day: dayText(closure) }),
        keepLabel: t('closure.keep'),
        confirmLabel: t('closure.reopen'),
      }}
      deletion={opening}
      onClose={onClose}
      onConfirm={() => open(closure?._id ?? '')}
      onDeleted={onClose}
    />
  );
}

/** Whoever was booked into the special hours alone is listed before they go. */
function UsualHoursDialog({ hours, onClose }: { hours: SpecialHoursView | null; onClose: () => void }) {
  const { t } = useTranslation('salon');
  const dayText = useDayText();
  const [take, taking] = useTakeSpecialHoursMutation();
  return (
    <DeleteDialog
      open={hours !== null}
      question={{
        title: t('special.removeTitle'),
        body: hours && t('special.removeBody', { day: dayText(hours) }),
        keepLabel: t('special.keep'),
        confirmLabel: t('special.remove'),
      }}
      deletion={taking}
      onClose={onClose}
      onConfirm={() => take(hours?._id ?? '')}
      onDeleted={onClose}
    >
      <AffectedVisits change={hours && { withoutId: hours._id }} sentence="hits.hours" />
    </DeleteDialog>
  );
}

function hasHours(days: Days): days is SpecialHoursView {
  return 'opens' in days;
}

/** A day of every year is never past. */
function isPast({ date, until }: Days, today: CalendarDate): boolean {
  return date !== null && isSpanOver({ date, until: until ?? date }, today);
}

function rankOf(days: Days): string {
  return !hasHours(days) && days.monthDay !== null ? `0 ${days.monthDay}` : `1 ${days.date}`;
}
