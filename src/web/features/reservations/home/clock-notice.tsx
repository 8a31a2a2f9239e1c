import { useTranslation } from 'react-i18next';
import { type ClockView, clockViewSchema } from '#contract/schemas/clock.ts';
import { parseInstant, salonMoment } from '#domain/salon/salon-time.ts';
import { baseApi } from '../../../api/base-api.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import styles from './clock-notice.module.css';

/** Shows an Admin that the server's clock has leapt, and lets them confirm that it is right. */
export function ClockNotice() {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const { data: clock } = useClockQuery(undefined, { refetchOnMountOrArgChange: true });
  const [confirm, { isLoading, isError }] = useConfirmClockMutation();
  if (!clock?.leap) return null;
  const day = (iso: string) => format.date(salonMoment(parseInstant(iso) ?? 0).date, 'full');
  return (
    <div className={styles.foot}>
      <InfoStrip
        tone="warning"
        action={
          <Button variant="secondary" size="medium" loading={isLoading} onClick={() => void confirm()}>
            {t('clock.confirm')}
          </Button>
        }
      >
        <p>{t('clock.leapt', { from: day(clock.leap.from), now: day(clock.now) })}</p>
        {isError && <p role="alert">{t('clock.failed')}</p>}
      </InfoStrip>
    </div>
  );
}

/** Whether the server's clock has leapt; asked on the Admin's first page only. */
const clockApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    clock: build.query<ClockView, void>({
      query: () => 'settings/clock',
      ...(import.meta.env.DEV && { responseSchema: clockViewSchema }),
    }),
    confirmClock: build.mutation<ClockView, void>({
      query: () => ({ url: 'settings/clock', method: 'POST' }),
      ...(import.meta.env.DEV && { responseSchema: clockViewSchema }),
      onQueryStarted: async (_nothing, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) void dispatch(clockApi.util.upsertQueryData('clock', undefined, answer.data));
      },
    }),
  }),
});

export const { useClockQuery, useConfirmClockMutation } = clockApi;
