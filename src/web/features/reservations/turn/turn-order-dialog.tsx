import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Turns } from '#contract/schemas/turns.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { clockTime, salonMoment } from '#domain/salon/salon-time.ts';
import { ProblemText } from '../../../api/problem-text.tsx';
import { useAppSelector } from '../../../app/use-store.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Segmented } from '../../../ui/choices/segmented.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useSalon } from '../../settings/api.ts';
import { useTurnsQuery } from '../../technicians/turn-api.ts';
import { useLiveOptions } from '../live/use-live-options.ts';
import { selectBoardFilter } from '../slice.ts';
import { usePost } from '../use-post.ts';
import { OrderList } from './order-list.tsx';
import styles from './turn-order.module.css';
import { useKeptOrder } from './use-kept-order.ts';

/** Who takes those without a preference today, and how that is changed by hand. */
export function TurnOrderDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['board', 'common']);
  const staffed = (useSalon()?.locations ?? []).filter(({ staffing }) => staffing);
  const [post] = usePost();
  const shown = useAppSelector(selectBoardFilter).location ?? post;
  const [chosen, setChosen] = useState<LocationCode | null>(null);
  const location = staffed.find(({ code }) => code === (chosen ?? shown)) ?? staffed[0];
  return (
    <Dialog open onClose={onClose} title={t('board:turn.order.title')} closeLabel={t('common:close')}>
      <p className={styles.lead}>{t('board:turn.order.lead')}</p>
      {staffed.length > 1 && location && (
        <Segmented
          legend={t('board:turn.order.location')}
          segments={staffed.map(({ code, name }) => ({ value: String(code), label: name }))}
          value={String(location.code)}
          onValueChange={(value) => setChosen(staffed.find(({ code }) => String(code) === value)?.code ?? null)}
        />
      )}
      {location && <OrderAt key={location.code} code={location.code} name={location.name} />}
    </Dialog>
  );
}

function OrderAt({ code, name }: { code: LocationCode; name: string }) {
  const { t } = useTranslation(['board', 'common']);
  const { data, error } = useTurnsQuery({ location: code }, useLiveOptions());
  const order = useKeptOrder(code, data);
  const failure = order.error ?? (data ? undefined : error);
  return (
    <div className={styles.order}>
      {failure !== undefined && (
        <InfoStrip tone="danger" role="alert">
          <ProblemText error={failure} />
        </InfoStrip>
      )}
      {!data && error === undefined && <Loading label={t('common:loading')} />}
      {data?.turns.length === 0 && <p>{t('board:turn.order.nobody')}</p>}
      {data && data.turns.length > 0 && (
        <>
          <SetBy setByHand={data.setByHand} />
          <OrderList label={t('board:turn.order.list', { location: name })} turns={order.turns} onOrder={order.keep} />
          <div className={styles.foot}>
            <Button variant="quiet" size="medium" disabled={data.setByHand === null} onClick={() => order.keep([])}>
              {t('board:turn.order.reset')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function SetBy({ setByHand }: Pick<Turns, 'setByHand'>) {
  const { t } = useTranslation('board');
  const format = useFormat();
  if (!setByHand) return <p className={styles.set}>{t('turn.order.byMinutes')}</p>;
  const time = format.time(clockTime(salonMoment(Date.parse(setByHand.at)).minutes));
  return (
    <p className={styles.set}>
      {setByHand.by === null
        ? t('turn.order.byHandSomebody', { time })
        : t('turn.order.byHand', { name: setByHand.by, time })}
    </p>
  );
}
