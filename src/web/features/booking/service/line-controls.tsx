import { Minus, Plus, Trash2 } from 'lucide-react';
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { quantityOf } from '#domain/cart/cart.ts';
import { serviceName } from '#domain/services/service-texts.ts';
import { useAppDispatch, useAppSelector } from '../../../app/use-store.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { PublicService } from '../../services/api.ts';
import { RemovalDialog } from '../cart/removal-dialog.tsx';
import { quantitySet, selectCart, serviceAdded } from '../cart/slice.ts';
import { useRemoveLine } from '../cart/use-remove-line.ts';
import styles from './line-controls.module.css';

/**
 * The button that adds a service to the cart. Once there, it counts people beside their number and the way back: a minus,
 * or the bin at one. The plus stays the same button in the same place.
 */
export function LineControls({ service }: { service: PublicService }) {
  const { t } = useTranslation('booking');
  const literal = useLiteral();
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const toasts = useToasts();
  const removal = useRemoval(service.id);
  const quantity = useAppSelector((state) => quantityOf(selectCart(state), service.id));
  const { text: name } = serviceName(service, language);
  const isFull = quantity >= service.capacity;
  const set = (qty: number) => dispatch(quantitySet({ serviceId: service.id, qty }));
  const less = useFocusAtLimit(isFull);

  const handleAdd = () => {
    dispatch(serviceAdded({ service, qty: 1 }));
    toasts.announce(t('services.added', { name, count: 1 }));
  };
  const isRepeat = useRepeatedAdd();
  const handlePlus = (event: MouseEvent) => {
    if (isRepeat(event, quantity === 0)) return;
    less.willFocus();
    if (quantity === 0) handleAdd();
    else set(quantity + 1);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its legend and its box
    <div
      role="group"
      aria-label={t('services.quantityOf', { name })}
      className={classNames(styles.controls, quantity > 0 && styles.pill)}
    >
      {quantity > 0 && (
        <>
          <button
            ref={less.ref}
            type="button"
            aria-label={quantity === 1 ? t('services.remove', { name }) : t('services.decrease', { name })}
            onClick={() => (quantity === 1 ? removal.ask() : set(quantity - 1))}
            className={styles.less}
          >
            {quantity === 1 ? <Trash2 aria-hidden="true" /> : <Minus aria-hidden="true" />}
          </button>
          <output aria-live="polite" className={styles.quantity}>
            {quantity}
          </output>
        </>
      )}
      <button
        ref={removal.next}
        type="button"
        aria-label={quantity === 0 ? `${literal('addToCart')}, ${name}` : t('services.increase', { name })}
        disabled={isFull}
        onClick={handlePlus}
        className={styles.plus}
      >
        <Plus aria-hidden="true" />
        {quantity === 0 && (
          <span aria-hidden="true" className={styles.words}>
            {literal('addToCart')}
          </span>
        )}
      </button>
      {removal.isAsked !== null && (
        <RemovalDialog open={removal.isAsked} onKeep={removal.keep} onConfirm={removal.confirm}>
          <p>{t('services.removeAsk', { name })}</p>
        </RemovalDialog>
      )}
    </div>
  );
}

/**
 * Returns a function that says whether a press is a further click of the double click that has added the service: it adds
 * nobody else.
 */
function useRepeatedAdd(): (event: MouseEvent, isAdding: boolean) => boolean {
  const hasAdded = useRef(false);
  return ({ detail: clicks }, isAdding) => {
    if (clicks > 1 && hasAdded.current && !isAdding) return true;
    hasAdded.current = isAdding;
    return false;
  };
}

/** A plus that is disabled at the capacity passes its focus to what has `ref`. */
function useFocusAtLimit(isFull: boolean) {
  const ref = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);

  useLayoutEffect(() => {
    if (isPressed.current && isFull) ref.current?.focus();
    isPressed.current = false;
  });

  const willFocus = () => {
    isPressed.current = true;
  };
  return { ref, willFocus };
}

/** The question before a service is removed; afterwards the focus is on what has `next`. */
function useRemoval(serviceId: string) {
  const remove = useRemoveLine();
  const next = useRef<HTMLButtonElement>(null);
  const isRemoved = useRef(false);
  /** Null until it is asked for the first time: few rows ever ask. */
  const [isAsked, setIsAsked] = useState<boolean | null>(null);

  useLayoutEffect(() => {
    if (!isRemoved.current) return;
    isRemoved.current = false;
    next.current?.focus();
  });

  return {
    next,
    isAsked,
    ask: () => setIsAsked(true),
    keep: () => setIsAsked(false),
    confirm: () => {
      isRemoved.current = true;
      setIsAsked(false);
      remove(serviceId);
    },
  };
}
