import { useTranslation } from 'react-i18next';
import type { CartDate } from '#domain/cart/cart.ts';
import { Literal } from '../../../i18n/literal.tsx';
import { useFormat } from '../../../i18n/use-language.ts';
import { ActionBar } from '../frame/action-bar.tsx';

type DateBarProps = { chosen: CartDate | null; isLoading?: boolean; onSubmit?: () => void };

/** The chosen slot and the way on; without a time the button is disabled and says why. */
export function DateBar({ chosen, isLoading = false, onSubmit }: DateBarProps) {
  const { t } = useTranslation('dates');
  const format = useFormat();
  return (
    <ActionBar
      verb="continue"
      text={
        chosen && (
          <span className="num">
            {format.date(chosen.dateReserved, 'short')}, {format.time(chosen.timeReserved)}
          </span>
        )
      }
      missing={chosen === null && { hint: t('chooseTime'), error: <Literal id="slotRequired" /> }}
      loading={isLoading}
      onClick={onSubmit}
    />
  );
}
