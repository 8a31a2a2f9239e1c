import { useTranslation } from 'react-i18next';
import type { LiteralId } from '#contract/words/literals.ts';
import { BOOKING_STEPS, type BookingStepId, enabledSteps, stepState } from '#domain/booking/booking-steps.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { StepBar } from '../../../ui/navigation/step-bar.tsx';
import { selectCart } from '../cart/slice.ts';
import { STEP_PATHS } from './step-paths.ts';

const LABELS = {
  location: 'stepLocation',
  service: 'stepService',
  cart: 'stepCart',
  date: 'stepDate',
  'client-info': 'stepClientInfo',
  summary: 'stepCheck',
  confirmation: 'stepDone',
} as const satisfies Record<BookingStepId, LiteralId>;

/** The seven steps, at the top of each page; a step is a link only if its page can be opened. */
export function BookingSteps({ current }: { current: BookingStepId }) {
  const { t } = useTranslation('booking');
  const literal = useLiteral();
  const cart = useAppSelector(selectCart);
  const enabled = enabledSteps(cart);
  const steps = BOOKING_STEPS.map((id) => ({
    key: id,
    label: literal(LABELS[id]),
    state: stepState(cart, id, current),
    to: enabled.includes(id) ? STEP_PATHS[id] : undefined,
  }));
  const number = BOOKING_STEPS.indexOf(current) + 1;
  return (
    <StepBar
      label={t('steps')}
      summary={
        <>
          {t('step', { number })} <strong>{literal(LABELS[current])}</strong>
        </>
      }
      doneWord={t('stepDone')}
      steps={steps}
    />
  );
}
