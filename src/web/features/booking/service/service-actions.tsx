import { Check, ShoppingBag, Trash2 } from 'lucide-react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#contract/paths.ts';
import { serviceName } from '#domain/services/service-texts.ts';
import { useAppDispatch, useAppSelector } from '../../../app/use-store.ts';
import { Literal } from '../../../i18n/literal.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import type { PublicService } from '../../services/api.ts';
import { QuantityStepper } from '../cart/quantity-stepper.tsx';
import { RemovalDialog } from '../cart/removal-dialog.tsx';
import { quantitySet, selectCart, serviceAdded } from '../cart/slice.ts';
import { useRemoveLine } from '../cart/use-remove-line.ts';
import styles from './service-actions.module.css';

/** Adds the service to the cart for a number of people; once there, changes or removes it. Both sides have the same height. */
export function ServiceActions({ service }: { service: PublicService }) {
  const language = useLanguage();
  const { cardItems } = useAppSelector(selectCart);
  const line = cardItems.find(({ serviceId }) => serviceId === service.id);
  const { text: name } = serviceName(service, language);
  const focus = useFocusMove();
  return (
    <div className={styles.actions}>
      {line ? (
        <InCart service={service} name={name} quantity={line.qty} focus={focus} />
      ) : (
        <NotInCart service={service} name={name} focus={focus} />
      )}
    </div>
  );
}

type SideProps = { service: PublicService; name: string; focus: ReturnType<typeof useFocusMove> };

function NotInCart({ service, name, focus }: SideProps) {
  const { t } = useTranslation('booking');
  const dispatch = useAppDispatch();
  const toasts = useToasts();
  const [wanted, setWanted] = useState(1);
  const qty = Math.min(wanted, service.capacity);

  const handleAdd = () => {
    focus.willMove();
    dispatch(serviceAdded({ service, qty }));
    toasts.announce(t('services.added', { name, count: qty }));
  };

  return (
    <>
      <div className={styles.row}>
        <span className="small muted">{t('services.quantity')}</span>
        <QuantityStepper name={name} value={qty} capacity={service.capacity} onValueChange={setWanted} />
      </div>
      <Button ref={focus.ref} size="medium" wide icon={<ShoppingBag aria-hidden="true" />} onClick={handleAdd}>
        <Literal id="addToCart" />
      </Button>
    </>
  );
}

function InCart({ service, name, quantity, focus }: SideProps & { quantity: number }) {
  const { t } = useTranslation('booking');
  const dispatch = useAppDispatch();
  const remove = useRemoveLine();
  const [isAsking, setIsAsking] = useState(false);

  const handleRemove = () => {
    focus.willMove();
    remove(service.id);
  };

  return (
    <>
      <div className={styles.row}>
        <IconButton
          label={t('services.remove', { name })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => setIsAsking(true)}
        />
        <QuantityStepper
          name={name}
          value={quantity}
          capacity={service.capacity}
          onValueChange={(qty) => dispatch(quantitySet({ serviceId: service.id, qty }))}
        />
      </div>
      <LinkButton
        ref={focus.ref}
        to={paths.cart}
        variant="secondary"
        size="medium"
        wide
        icon={<Check aria-hidden="true" />}
      >
        <Literal id="goToCart" />
      </LinkButton>
      <RemovalDialog open={isAsking} onKeep={() => setIsAsking(false)} onConfirm={handleRemove}>
        <p>{t('services.removeAsk', { name })}</p>
      </RemovalDialog>
    </>
  );
}

/**
 * Keeps the keyboard focus when one button replaces another: after `willMove`, the next rendered element with `ref` is
 * focused.
 */
function useFocusMove() {
  const element = useRef<HTMLElement>(null);
  const isMoving = useRef(false);

  useLayoutEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    element.current?.focus();
  });

  const ref = useCallback((shown: HTMLElement | null) => {
    element.current = shown;
  }, []);
  const willMove = useCallback(() => {
    isMoving.current = true;
  }, []);
  return { ref, willMove };
}
