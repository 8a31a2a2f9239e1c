import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardItem } from '#domain/cart/cart.ts';
import { useRemoval } from '../../../shared/booking/use-removal.ts';
import { Card } from '../../../ui/content/card.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { CartLine } from './cart-line.tsx';
import styles from './cart-lines.module.css';

/** The lines of the cart; when one goes, the focus passes to the next, or to the last. */
export function CartLines({ lines }: { lines: readonly CardItem[] }) {
  const { t } = useTranslation('booking');
  const remove = useRemoval();
  const list = useRef<HTMLUListElement>(null);
  const gap = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (gap.current === null) return;
    const headings = list.current?.querySelectorAll<HTMLElement>('h3') ?? [];
    headings[Math.min(gap.current, headings.length - 1)]?.focus();
    gap.current = null;
  });

  const handleRemove = (serviceId: string) => {
    gap.current = lines.findIndex((line) => line.serviceId === serviceId);
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
