import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClosureView, SalonView } from '#contract/schemas/settings.ts';
import { ProblemText } from '../../api/problem-text.tsx';
import { useFormat, useLanguage } from '../../i18n/use-language.ts';
import { useToasts } from '../../shared/use-toasts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx';
import { InfoStrip } from '../../ui/feedback/info-strip.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { type Column, Table } from '../../ui/tables/table.tsx';
import { useOpenDayMutation } from './staff-api.ts';

/** A leap year, in which every day of a year has its place. */
const ANY_YEAR = '2024';

/** The closed days: those of every year in the order of the calendar, then single dates. */
export function ClosureTable({ salon }: { salon: SalonView }) {
  const { t } = useTranslation('salon');
  const [asked, setAsked] = useState<ClosureView | null>(null);
  const columns = useColumns(salon, setAsked);
  const sorted = salon.closures.toSorted((one, other) => rankOf(one).localeCompare(rankOf(other)));
  return (
    <>
      <Table caption={t('closure.list')} columns={columns} rows={sorted} rowKey={({ _id }) => _id} />
      <Reopening closure={asked} onClose={() => setAsked(null)} />
    </>
  );
}

function useColumns({ locations }: SalonView, onRemove: (closure: ClosureView) => void): Column<ClosureView>[] {
  const { t } = useTranslation('salon');
  const language = useLanguage();
  const dayText = useDayText();
  const placeOf = ({ location }: ClosureView) =>
    locations.find(({ code }) => code === location)?.name ?? t('closure.everywhere');
  return [
    { key: 'day', header: t('closure.day'), rowHeader: true, cell: dayText },
    { key: 'reason', header: t('closure.reason'), cell: ({ label }) => label[language] || label.fr || '—' },
    { key: 'where', header: t('closure.where'), cell: placeOf },
    {
      key: 'remove',
      header: t('closure.actions'),
      headerHidden: true,
      align: 'end',
      cell: (closure) => (
        <Button look="danger" size="medium" icon={<Trash2 aria-hidden="true" />} onClick={() => onRemove(closure)}>
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
      : `${format.date(`${ANY_YEAR}-${monthDay}`, 'yearly')}, ${t('closure.yearly')}`;
}

function Reopening({ closure, onClose }: { closure: ClosureView | null; onClose: () => void }) {
  const { t } = useTranslation(['salon', 'common']);
  const { show } = useToasts();
  const dayText = useDayText();
  const [open, { error, isLoading, reset }] = useOpenDayMutation();

  const handleKeep = () => {
    reset();
    onClose();
  };
  const handleConfirm = async () => {
    if (!closure) return;
    const answer = await open(closure._id);
    if (answer.error) return;
    onClose();
    show({ text: answer.data.message });
  };

  return (
    <ConfirmDialog
      open={closure !== null}
      title={t('closure.removeTitle')}
      keepLabel={t('closure.keep')}
      confirmLabel={t('closure.reopen')}
      closeLabel={t('common:close')}
      loading={isLoading}
      onKeep={handleKeep}
      onConfirm={() => void handleConfirm()}
    >
      <p>{closure && t('closure.removeBody', { day: dayText(closure) })}</p>
      {error !== undefined && (
        <InfoStrip tone="danger" role="alert">
          <ProblemText error={error} />
        </InfoStrip>
      )}
    </ConfirmDialog>
  );
}

function rankOf({ monthDay, date }: ClosureView): string {
  return monthDay === null ? `1 ${date}` : `0 ${monthDay}`;
}
