import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { centsOf, effectivePrice, isEstimate, totals } from '#domain/pricing.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useFormat } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/actions/button.tsx';
import type { PublicService } from '../../services/api.ts';
import type { DraftLine } from './draft.ts';
import styles from './send-bar.module.css';

type SendBarProps = {
  lines: readonly DraftLine[];
  services: readonly PublicService[];
  isNameValid: boolean;
  hasWarnings: boolean;
  isSending: boolean;
  buttonRef: Ref<HTMLButtonElement>;
};

/** The price and the button, always in sight; the button waits for a valid name and says so (spec 5). */
export function SendBar({ lines, services, isNameValid, hasWarnings, isSending, buttonRef }: SendBarProps) {
  const { t } = useTranslation(['intake', 'common']);
  const literal = useLiteral();
  const format = useFormat();
  const priced = lines.flatMap(({ serviceId, qty }) => {
    const service = services.find(({ _id }) => _id === serviceId);
    return service ? [{ unitCents: centsOf(effectivePrice(service)), qty, priceType: service.priceType }] : [];
  });
  const { totalCents } = totals(priced);
  const isRough = priced.some(({ priceType }) => isEstimate(priceType));
  return (
    <div className={styles.bar}>
      <p className={styles.total}>
        {priced.length > 0 && (
          <>
            {t(isRough ? 'total.estimate' : 'total.exact')}{' '}
            <strong className="num nowrap">{format.money(totalCents)}</strong>
          </>
        )}
      </p>
      <p className={styles.keys}>{t('keys')}</p>
      <Button
        ref={buttonRef}
        type="submit"
        size="medium"
        disabled={!isNameValid}
        disabledReason={literal('nameInvalid')}
        loading={isSending}
      >
        {t(hasWarnings ? 'bookAnyway' : 'book')}
      </Button>
    </div>
  );
}
