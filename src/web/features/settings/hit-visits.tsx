import { useTranslation } from 'react-i18next';
import { phoneLink } from '#contract/format.ts';
import type { Reservation } from '#contract/reservations.ts';
import { ProblemText } from '../../api/problem-text.tsx';
import { useFormat } from '../../i18n/use-language.ts';
import { type Column, Table } from '../../ui/content/table.tsx';
import { InfoStrip } from '../../ui/feedback/info-strip.tsx';
import { usePublicSettingsQuery } from './api.ts';
import { type ClosedDay, useHitVisitsQuery } from './staff-api.ts';

type HitVisitsProps = {
  day: ClosedDay;
  /** What a day of every week is called; left out for a single day. */
  name?: string;
};

/** The visits that a closed day would hit, with the phones to call, before it is saved (issue 04). */
export function HitVisits({ day, name }: HitVisitsProps) {
  const { t } = useTranslation('salon');
  const { currentData: visits, error } = useHitVisitsQuery(day, { refetchOnMountOrArgChange: true });
  const columns = useColumns();
  if (error) {
    return (
      <InfoStrip tone="danger" role="alert">
        <ProblemText error={error} />
      </InfoStrip>
    );
  }
  if (!visits) return null;
  if (visits.length === 0) {
    return name === undefined ? <InfoStrip role="status">{t('hits.none')}</InfoStrip> : null;
  }
  const count = visits.length;
  return (
    <>
      <InfoStrip tone="warning" role="status">
        {name === undefined ? t('hits.title', { count }) : t('hits.weekday', { count, day: name })}
      </InfoStrip>
      <Table caption={t('hits.caption')} columns={columns} rows={visits} rowKey={({ _id }) => _id} />
    </>
  );
}

function useColumns(): Column<Reservation>[] {
  const { t } = useTranslation(['salon', 'common']);
  const format = useFormat();
  const places = usePublicSettingsQuery().data?.locations ?? [];
  return [
    {
      key: 'client',
      header: t('hits.client'),
      rowHeader: true,
      cell: ({ reservationClientInfo }) => reservationClientInfo.client,
    },
    {
      key: 'when',
      header: t('hits.when'),
      cell: ({ reservationDate: { dateReserved, timeReserved } }) =>
        `${format.date(dateReserved, 'short')}, ${format.time(timeReserved)}`,
    },
    {
      key: 'phone',
      header: t('hits.phone'),
      cell: ({ reservationClientInfo: { phone, phoneIsDefault } }) =>
        phoneIsDefault ? t('common:noPhone') : <a href={phoneLink(phone)}>{format.phone(phone)}</a>,
    },
    {
      key: 'services',
      header: t('hits.services'),
      cell: ({ reservationServices }) => reservationServices.map(({ titre, qty }) => `${titre} × ${qty}`).join(', '),
    },
    {
      key: 'place',
      header: t('hits.place'),
      cell: ({ reservationLocation: { locationReserved } }) =>
        places.find(({ code }) => code === locationReserved)?.name ?? locationReserved,
    },
  ];
}
