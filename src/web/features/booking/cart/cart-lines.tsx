import { CircleSlash, Plus, Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { CardItem } from '#domain/cart/cart.ts';
import { centsOf, isEstimate } from '#domain/pricing.ts';
import { useAppDispatch } from '../../../app/use-store.ts';
import { Literal } from '../../../i18n/literal.tsx';
import { useFormat } from '../../../i18n/use-language.ts';
import { useAmountText } from '../../../shared/services/price-with-taxes.tsx';
import { ServicePicture } from '../../../shared/services/service-picture.tsx';
import { useServiceNames } from '../../../shared/services/use-service-names.ts';
import { TextInLanguage } from '../../../shared/text-in-language.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Card } from '../../../ui/content/card.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { Chip } from '../../../ui/feedback/chip.tsx';
import styles from './cart-lines.module.css';
import { QuantityStepper } from './quantity-stepper.tsx';
import { RemovalDialog } from './removal-dialog.tsx';
import { quantitySet } from './slice.ts';
import { useRemoveLine } from './use-remove-line.ts';

/** The lines of the cart and the way to more of them; when one is removed, the focus moves to the next, or to the last. */
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
      <Link to={paths.bookingServices} className={styles.more}>
        <span className={styles.plus}>
          <Plus aria-hidden="true" />
        </span>
        <Literal id="keepBrowsing" />
      </Link>
    </Card>
  );
}

type CartLineProps = { line: CardItem; onRemove: () => void };

/** One line of the cart: service, duration, people and price; removed only after a confirmation. */
function CartLine({ line, onRemove }: CartLineProps) {
  const { t } = useTranslation('booking');
  const { duration } = useFormat();
  const amountText = useAmountText();
  const dispatch = useAppDispatch();
  const name = useServiceNames()(line);
  const { serviceId, qty, capacity, isOffered } = line;
  const each = amountText({ cents: centsOf(line.price), isFrom: isEstimate(line.priceType) });
  return (
    <li className={classNames(styles.line, !isOffered && styles.gone)}>
      <div className={styles.picture}>
        <ServicePicture service={line} crop="square" sizes="72px" />
      </div>
      <h3 tabIndex={-1} className={styles.name}>
        <TextInLanguage text={name} />
      </h3>
      {isOffered ? (
        <p className={styles.facts}>
          <span>
            {duration(line.duration)} · <span className="nowrap">{t('cart.people', { count: qty })}</span>
          </span>
          {qty > 1 && <span>{t('cart.each', { price: each })}</span>}
        </p>
      ) : (
        <p className={styles.facts}>
          <Chip tone="danger" icon={<CircleSlash aria-hidden="true" />}>
            {t('cart.notOffered')}
          </Chip>
        </p>
      )}
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
      <IconButton
        label={t('services.remove', { name })}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => setIsAsking(true)}
      />
      <RemovalDialog open={isAsking} onKeep={() => setIsAsking(false)} onConfirm={onRemove}>
        <p>{t('services.removeAsk', { name })}</p>
      </RemovalDialog>
    </>
  );
}
