import { CircleSlash, Clock, Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardItem } from '#domain/cart/cart.ts';
import { centsOf, isEstimate } from '#domain/pricing.ts';
import { useAppDispatch } from '../../../app/use-store.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { useAmountText } from '../../../shared/services/price-with-taxes.tsx';
import { ServicePicture } from '../../../shared/services/service-picture.tsx';
import { useServiceNames } from '../../../shared/services/use-service-names.ts';
import { TextInLanguage } from '../../../shared/text-in-language.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Card } from '../../../ui/content/card.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { Chip } from '../../../ui/feedback/chip.tsx';
import styles from './cart-lines.module.css';
import { QuantityStepper } from './quantity-stepper.tsx';
import { RemovalDialog } from './removal-dialog.tsx';
import { quantitySet } from './slice.ts';
import { useRemoveLine } from './use-remove-line.ts';

/** The lines of the cart; when one is removed, the focus moves to the next, or to the last. */
export function CartLines({ lines }: { lines: readonly CardItem[] }) {
  const { t } = useTranslation('booking');
  const remove = useRemoveLine();
  const list = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (removedAt.current === null) return;
    const headings = list.current?.querySelectorAll<HTMLElement>('h3') ?? [];
    headings[Math.min(removedAt.current, headings.length - 1)]?.focus();
    removedAt.current = null;
  });

  const handleRemove = (serviceId: string) => {
    removedAt.current = lines.findIndex((line) => line.serviceId === serviceId);
    remove(serviceId);
  };

  return (
    <Card as="section" padding="none">
      <h2>
        <VisuallyHidden>{t('cart.lines')}</VisuallyHidden>
      </h2>
      <ul ref={list} className={styles.lines}>
        {lines.map((line) => (
          <CartLine key={line.serviceId} line={line} onRemove={() => handleRemove(line.serviceId)} />
        ))}
      </ul>
    </Card>
  );
}

type CartLineProps = { line: CardItem; onRemove: () => void };

/** One line of the cart: service, people, duration and price; removed only after a confirmation. */
function CartLine({ line, onRemove }: CartLineProps) {
  const { t } = useTranslation('booking');
  const { duration } = useFormat();
  const amountText = useAmountText();
  const dispatch = useAppDispatch();
  const name = useServiceNames()(line);
  const { serviceId, qty, capacity, isOffered } = line;
  return (
    <li className={classNames(styles.line, !isOffered && styles.gone)}>
      <div className={styles.picture}>
        <ServicePicture service={line} crop="square" sizes="72px" />
      </div>
      <div className={styles.words}>
        <h3 tabIndex={-1} className={styles.name}>
          <TextInLanguage text={name} />
        </h3>
        {isOffered ? (
          <p className={styles.facts}>
            <span className={styles.fact}>
              <Clock aria-hidden="true" />
              {duration(line.duration)}
            </span>
            <span>
              {t('cart.each', {
                price: amountText({ cents: centsOf(line.price), isFrom: isEstimate(line.priceType) }),
              })}
            </span>
          </p>
        ) : (
          <p>
            <Chip tone="danger" icon={<CircleSlash aria-hidden="true" />}>
              {t('cart.notOffered')}
            </Chip>
          </p>
        )}
      </div>
      <strong className={styles.amount}>
        {amountText({ cents: centsOf(line.price) * qty, isFrom: isEstimate(line.priceType) })}
      </strong>
      <div className={styles.controls}>
        <QuantityStepper
          name={name.text}
          value={qty}
          capacity={capacity}
          disabled={!isOffered}
          onValueChange={(value) => dispatch(quantitySet({ serviceId, qty: value }))}
        />
        <Remove name={name.text} onRemove={onRemove} />
      </div>
    </li>
  );
}

function Remove({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { t } = useTranslation('booking');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="medium"
        icon={<Trash2 aria-hidden="true" />}
        aria-label={t('services.remove', { name })}
        onClick={() => setIsAsking(true)}
      >
        {t('cart.remove')}
      </Button>
      <RemovalDialog open={isAsking} onKeep={() => setIsAsking(false)} onConfirm={onRemove}>
        <p>{t('services.removeAsk', { name })}</p>
      </RemovalDialog>
    </>
  );
}
