import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LOCATION_CODES, type LocationCode } from '#domain/salon/locations.ts';
import { isCalendarDate } from '#domain/salon/salon-time.ts';
import { useSalonNow } from '../../../api/salon-clock.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { SelectField } from '../../../ui/choices/select-field.tsx';
import { PageHeading } from '../../../ui/content/page-heading.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { AgendaSheets } from '../agenda-paper/agenda-sheets.tsx';
import { useReservationListQuery } from '../desk-api.ts';
import { ListFailure } from '../live/list-failure.tsx';
import { ListSkeleton } from '../live/list-skeleton.tsx';
import { useLocationOf } from '../row/use-location-of.ts';
import { usePost } from '../use-post.ts';
import { DaySheet } from './day-sheet.tsx';
import styles from './print-page.module.css';

/** The day on paper: a Letter sheet for each location, as the screen shows it; as a list, or as the agenda draws it. */
export function PrintPage() {
  const { t } = useTranslation('desk');
  const { date, codes, form, week, choose } = useChosenSheets();
  return (
    <>
      <div data-print="never">
        <PageHeading
          title={t('lists.print')}
          aside={
            <Button size="medium" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
              {t('print.print')}
            </Button>
          }
        />
        <SheetChoice date={date} codes={codes} form={form} choose={choose} />
      </div>
      {form === 'agenda' && date !== '' && (
        <div className={styles.sheets}>
          <AgendaSheets date={date} codes={codes} week={week} />
        </div>
      )}
      {form === 'list' && <DaySheets date={date} codes={codes} />}
    </>
  );
}

/** The sheets of the list. */
function DaySheets({ date, codes }: Pick<Chosen, 'date' | 'codes'>) {
  const request = { list: 'day', date } as const;
  const isKnown = date !== '';
  const { data, error, refetch } = useReservationListQuery(request, {
    skip: !isKnown,
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  return (
    <>
      {!data && error !== undefined && <ListFailure error={error} onRetry={() => void refetch()} />}
      {!data && error === undefined && <ListSkeleton />}
      {data && (
        <div className={styles.sheets}>
          {codes.map((code) => (
            <DaySheet
              key={code}
              code={code}
              date={date}
              reservations={data.reservations.filter(
                ({ reservationLocation }) => reservationLocation.locationReserved === code,
              )}
            />
          ))}
        </div>
      )}
    </>
  );
}

type Chosen = {
  date: string;
  codes: readonly LocationCode[];
  form: 'list' | 'agenda';
  /** Whose week the agenda is of; null for the day. */
  week: string | null;
};
type Choose = (name: 'date' | 'lieu' | 'forme', value: string) => void;

/** Reads the day and the locations from the page's URL; today and where this device stands by default, else both. */
function useChosenSheets(): Chosen & { choose: Choose } {
  const now = useSalonNow();
  const [query, setQuery] = useSearchParams();
  const asked = query.get('date') ?? '';
  const [post] = usePost();
  const wanted = query.get('lieu') ?? String(post ?? '');
  const codes = LOCATION_CODES.filter((code) => String(code) === wanted);
  return {
    date: isCalendarDate(asked) ? asked : (now?.date ?? ''),
    codes: codes.length > 0 ? codes : LOCATION_CODES,
    form: query.get('forme') === AGENDA ? 'agenda' : 'list',
    week: query.get('vue'),
    choose: (name, value) =>
      setQuery(
        (before) => {
          if (value === '' && name !== 'lieu') before.delete(name);
          else before.set(name, value);
          return before;
        },
        { replace: true },
      ),
  };
}

const AGENDA = 'agenda';

function SheetChoice({ date, codes, form, choose }: Omit<Chosen, 'week'> & { choose: Choose }) {
  const { t } = useTranslation('desk');
  const locationOf = useLocationOf();
  const names = LOCATION_CODES.map((code) => ({ value: String(code), label: locationOf(code)?.name ?? String(code) }));
  return (
    <div className={styles.choice}>
      <TextField
        type="date"
        label={t('lists.date')}
        value={date}
        onChange={({ target }) => choose('date', target.value)}
      />
      <SelectField
        label={t('lists.location')}
        options={[{ value: '', label: t('lists.anyLocation') }, ...names]}
        value={codes.length === 1 ? String(codes[0]) : ''}
        onChange={({ target }) => choose('lieu', target.value)}
      />
      <SelectField
        label={t('print.form')}
        options={[
          { value: '', label: t('print.list') },
          { value: AGENDA, label: t('print.agenda') },
        ]}
        value={form === 'agenda' ? AGENDA : ''}
        onChange={({ target }) => choose('forme', target.value)}
      />
    </div>
  );
}
