import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClosureView, SalonView } from '#contract/schemas/settings.ts';
import { useFormat, useLanguage } from '../../i18n/use-language.ts';
import { DeleteDialog } from '../../shared/records/delete-section.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx';
import { FormColumns } from '../../ui/fields/form-section.tsx';
import { type Column, Table } from '../../ui/tables/table.tsx';
import { ClosureForm } from './closure-form.tsx';
import styles from './settings.module.css';
import { useOpenDayMutation } from './staff-api.ts';

/** A leap year has every day that a yearly closure may name. */
const LEAP_YEAR = '2024';

/** The days on which the salon does not open, each year or once, at one location or both. */
export function ClosuresPanel({ salon }: { salon: SalonView }) {
  const { t } = useTranslation('salon');
  const id = useId();
  return (
    <div className={styles.closures}>
      <section aria-labelledby={id}>
        <h2 id={id} className={styles.title}>
          {t('closure.list')}
        </h2>
        {salon.closures.length === 0 ? <p>{t('closure.none')}</p> : <ClosureTable salon={salon} />}
      </section>
      <FormColumns>
        <ClosureForm locations={salon.locations} />
      </FormColumns>
    </div>
  );
}

/** Yearly closures in the order of the calendar, then single dates. */
function ClosureTable({ salon }: { salon: SalonView }) {
  const { t } = useTranslation('salon');
  const [asked, setAsked] = useState<ClosureView | null>(null);
  const columns = useColumns(salon, setAsked);
  const sorted = salon.closures.toSorted((one, other) => rankOf(one).localeCompare(rankOf(other)));
  return (
    <>
      <Table caption={t('closure.list')} columns={columns} rows={sorted} rowKey={({ _id }) => _id} />
      <ReopenDialog closure={asked} onClose={() => setAsked(null)} />
    </>
  );
}

function useColumns({ locations }: SalonView, onRemove: (closure: ClosureView) => void): Column<ClosureView>[] {
  const { t } = useTranslation('salon');
  const language = useLanguage();
  const dayText = useDayText();
  const locationName = ({ location }: ClosureView) =>
    locations.find(({ code }) => code === location)?.name ?? t('closure.everywhere');
  return [
    { key: 'day', header: t('closure.day'), rowHeader: true, cell: dayText },
    { key: 'reason', header: t('closure.reason'), cell: ({ label }) => label[language] || label.fr || '—' },
    { key: 'where', header: t('closure.where'), cell: locationName },
    {
      key: 'remove',
      header: t('closure.actions'),
      headerHidden: true,
      align: 'end',
      cell: (closure) => (
        <Button variant="danger" size="medium" icon={<Trash2 aria-hidden="true" />} onClick={() => onRemove(closure)}>
          {t('closure.remove')} <VisuallyHidden>{dayText(closure)}</VisuallyHidden>
        </Button>
      ),
    },
  ];
}

function useDayText(): (closure: ClosureView) => string {
  const { t } = useTranslation('salon');
  const format = useFormat();
  return ({ monthDay, date }) =>
    monthDay === null
      ? format.date(date ?? '', 'full')
      : `${format.date(`${LEAP_YEAR}-${monthDay}`, 'yearly')}, ${t('closure.yearly')}`;
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

function rankOf({ monthDay, date }: ClosureView): string {
  return monthDay === null ? `1 ${date}` : `0 ${monthDay}`;
}
