import { useTranslation } from 'react-i18next';
import type { Totals } from '#domain/pricing.ts';
import { useAmountText } from '../../../shared/services/price-with-taxes.tsx';
import { type PriceLine, PriceLines } from '../../../ui/content/price-lines.tsx';

type TotalsLinesProps = {
  totals: Pick<Totals, 'itemsCents' | 'tpsCents' | 'tvqCents' | 'totalCents'>;
  /** Whether a price is fixed on site only. */
  isEstimate: boolean;
  /** A line over them, such as how long it takes. */
  first?: PriceLine;
};

/** Subtotal, TPS, TVQ and total, in the same order and words on every page. */
export function TotalsLines({ totals, isEstimate, first }: TotalsLinesProps) {
  const { t } = useTranslation('booking');
  const amountText = useAmountText();
  const amount = (cents: number) => amountText({ cents, isFrom: isEstimate });
  return (
    <PriceLines
      lines={[
        ...(first ? [first] : []),
        { key: 'items', label: t('totals.items'), amount: amount(totals.itemsCents) },
        { key: 'tps', label: t('totals.tps'), amount: amount(totals.tpsCents) },
        { key: 'tvq', label: t('totals.tvq'), amount: amount(totals.tvqCents) },
      ]}
      total={{
        label: t(isEstimate ? 'totals.estimate' : 'totals.total'),
        amount: amount(totals.totalCents),
        ...(isEstimate && { note: t('totals.estimateNote') }),
      }}
    />
  );
}
