import { useTranslation } from 'react-i18next';
import type { Totals } from '#domain/pricing.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { useAmountText } from '../../../shared/services/price-with-taxes.tsx';
import { PriceLines } from '../../../ui/content/price-lines.tsx';

type TotalsLinesProps = {
  totals: Pick<Totals, 'itemsCents' | 'tpsCents' | 'tvqCents' | 'totalCents'>;
  /** Whether a price is fixed on site only. */
  isEstimate: boolean;
};

/** Subtotal, TPS, TVQ and total, in the same order and words on every page. */
export function TotalsLines({ totals, isEstimate }: TotalsLinesProps) {
  const { t } = useTranslation('booking');
  const { money } = useFormat();
  const amountText = useAmountText();
  return (
    <PriceLines
      lines={[
        { key: 'items', label: t('totals.items'), amount: money(totals.itemsCents) },
        { key: 'tps', label: t('totals.tps'), amount: money(totals.tpsCents) },
        { key: 'tvq', label: t('totals.tvq'), amount: money(totals.tvqCents) },
      ]}
      total={{
        label: t(isEstimate ? 'totals.estimate' : 'totals.total'),
        amount: amountText({ cents: totals.totalCents, isFrom: isEstimate }),
        ...(isEstimate && { note: t('totals.estimateNote') }),
      }}
    />
  );
}
