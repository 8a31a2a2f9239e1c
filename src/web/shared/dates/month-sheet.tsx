import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { arrival } from '../../browser/arrival.ts';
import { whenIdle } from '../../browser/when-idle.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { loadMonthCalendar } from './load-month-calendar.ts';
import styles from './month-sheet.module.css';

const MonthCalendar = lazy(() => arrival(loadMonthCalendar).then((module) => ({ default: module.MonthCalendar })));

type MonthSheetProps = Pick<ComponentProps<typeof Sheet>, 'open' | 'anchor' | 'onClose'> &
  ComponentProps<typeof MonthCalendar>;

/**
 * The booking window by month. Its calendar is large: it is fetched once the step stands and nothing is urgent, and drawn when
 * it is asked for.
 */
export function MonthSheet({ open, anchor, onClose, ...calendar }: MonthSheetProps) {
  const { t } = useTranslation(['dates', 'common']);
  const [wasOpened, setWasOpened] = useState(false);
  if (open && !wasOpened) setWasOpened(true);
  useEffect(() => whenIdle(() => void arrival(loadMonthCalendar)), []);
  return (
    <Sheet open={open} onClose={onClose} title={t('calendar')} anchor={anchor}>
      <div className={styles.room}>
        <Suspense fallback={<Loading label={t('common:loading')} />}>
          {wasOpened && <MonthCalendar {...calendar} />}
        </Suspense>
      </div>
      <Button variant="secondary" fullWidth onClick={onClose}>
        {t('closeMonth')}
      </Button>
    </Sheet>
  );
}
