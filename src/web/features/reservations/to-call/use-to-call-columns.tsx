import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { VisitToCall } from '#contract/schemas/visits-to-call.ts';
import { clockTime, epochOf, instant, salonMoment } from '#domain/salon/salon-time.ts';
import { useReadSalonClock } from '../../../api/salon-clock.ts';
import { selectUser } from '../../../api/session.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { useFormat, useLanguage } from '../../../i18n/use-language.ts';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import type { Column } from '../../../ui/tables/table.tsx';
import { useLocationOf } from '../row/use-location-of.ts';
import { PhoneText, titleOf } from '../row/visit-words.tsx';
import { useMarkToldMutation } from './api.ts';
import styles from './to-call-page.module.css';

/** The columns of the visits to call, and why the last tick failed. */
export function useToCallColumns(leaving: ReadonlySet<string>): { columns: Column<VisitToCall>[]; failure: unknown } {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const language = useLanguage();
  const locationOf = useLocationOf();
  const user = useAppSelector(selectUser);
  const readClock = useReadSalonClock();
  const [mark, { error }] = useMarkToldMutation();
  const handleTick = ({ _id: id }: VisitToCall, told: boolean) => {
    const now = readClock();
    const at = now && instant(epochOf(now.date, now.minutes)).toISOString();
    void mark({ id, told, shown: told && at ? { at, by: user?.name ?? null } : null });
  };
  const toldText = ({ told }: VisitToCall) => {
    if (!told) return '';
    const { date, minutes } = salonMoment(Date.parse(told.at));
    const when = `${format.date(date, 'short')}, ${format.time(clockTime(minutes))}`;
    return told.by === null ? when : t('toCall.by', { name: told.by, when });
  };
  const columns: Column<VisitToCall>[] = [
    {
      key: 'client',
      header: t('toCall.client'),
      rowHeader: true,
      cell: ({ reservationClientInfo: info }) => (
        <span className={styles.lines}>
          <span>{info.client}</span>
          <span className={styles.minor}>
            <PhoneText info={info} />
          </span>
        </span>
      ),
    },
    {
      key: 'time',
      header: t('toCall.time'),
      cell: ({ reservationDate: { dateReserved, timeReserved } }) => (
        <Link to={`${paths.dashboard}?${new URLSearchParams({ date: dateReserved })}`} className="num nowrap">
          {format.time(timeReserved)}
        </Link>
      ),
    },
    { key: 'why', header: t('toCall.why'), cell: ({ reason }) => t(`toCall.reasons.${reason}`) },
    {
      key: 'what',
      header: t('toCall.what'),
      cell: (visit) => (
        <span className={styles.lines}>
          <span>{visit.reservationServices.map((line) => titleOf(line, language)).join(', ')}</span>
          <span className={styles.minor}>{locationOf(visit.reservationLocation.locationReserved)?.name}</span>
        </span>
      ),
    },
    {
      key: 'told',
      header: t('toCall.told'),
      headerHidden: true,
      cell: (visit) => (
        <div className={styles.told}>
          <Checkbox
            label={
              <>
                {t('toCall.told')} <VisuallyHidden>{visit.reservationClientInfo.client}</VisuallyHidden>
              </>
            }
            hint={toldText(visit)}
            checked={visit.told !== null}
            disabled={leaving.has(visit._id)}
            onChange={({ target }) => handleTick(visit, target.checked)}
          />
        </div>
      ),
    },
  ];
  return { columns, failure: error };
}
