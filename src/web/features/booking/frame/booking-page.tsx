import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useNavigationType } from 'react-router';
import type { BookingStepId } from '#domain/booking/booking-steps.ts';
import { type CartChange, refreshFromCatalogue } from '#domain/cart/cart-refresh.ts';
import { useAppDispatch, useAppSelector } from '../../../app/use-store.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { useServiceNames } from '../../../shared/services/use-service-names.ts';
import { classNames } from '../../../ui/class-names.ts';
import { PageHeading } from '../../../ui/content/page-heading.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { usePublicServices } from '../../services/api.ts';
import { cartReplaced, selectCart } from '../cart/slice.ts';
import styles from './booking-page.module.css';
import { BookingSteps } from './booking-steps.tsx';
import { ChosenTimeNotice } from './chosen-time.tsx';
import { RedirectNotice } from './redirect-notices.tsx';
import { changesDismissed, changesFound, selectChanges } from './slice.ts';

type BookingPageProps = {
  step: BookingStepId;
  title: string;
  lead?: ReactNode;
  /** At the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
  /** A bar that stays at the bottom of the window, such as an `ActionBar`. */
  bar?: ReactNode;
};

/** The frame of every step: the step bar, the title, notices, the step itself, which fades in under a bar that stays. */
export function BookingPage({ step, title, lead, aside, children, bar }: BookingPageProps) {
  useCartRefresh();
  // A page that is loaded, or come back to, is there at once.
  const arrival = useNavigationType();
  const [fades] = useState(arrival !== NavigationType.Pop);
  return (
    <div className={styles.page}>
      <div className={styles.width}>
        <BookingSteps current={step} />
        <div className={classNames(styles.body, fades && styles.fades)}>
          <PageHeading title={title} lead={lead} aside={aside} />
          <div className={styles.notices}>
            <RedirectNotice />
            {step !== 'date' && <ChosenTimeNotice fromSummary={step === 'summary'} />}
            <CartChanges />
          </div>
          {children}
        </div>
      </div>
      {bar}
    </div>
  );
}

/** Lists what the salon changed in the cart since it was filled, until the person closes it or removes the line. */
function CartChanges() {
  const { t } = useTranslation(['booking', 'common']);
  const dispatch = useAppDispatch();
  const { cardItems } = useAppSelector(selectCart);
  const changes = useAppSelector(selectChanges).filter((change) =>
    cardItems.some(({ serviceId }) => serviceId === change.serviceId),
  );
  const sentence = useChangeSentence();
  if (changes.length === 0) return null;
  return (
    <InfoStrip tone="warning" role="status" closeLabel={t('common:close')} onClose={() => dispatch(changesDismissed())}>
      <p>
        <strong>{t('changes.title')}</strong>
      </p>
      <ul className={styles.list}>
        {changes.map((change) => (
          <li key={JSON.stringify(change)}>{sentence(change)}</li>
        ))}
      </ul>
    </InfoStrip>
  );
}

function useChangeSentence(): (change: CartChange) => string {
  const { t } = useTranslation('booking');
  const { price } = useFormat();
  const nameOf = useServiceNames();
  return (change) => {
    const { text: name } = nameOf(change);
    switch (change.kind) {
      case 'price_changed':
        return t('changes.price', { name, from: price(change.from), to: price(change.to) });
      case 'capacity_lowered':
        return t('changes.capacity', { name, count: change.to });
      case 'no_longer_offered':
        return t('changes.gone', { name });
    }
  };
}

/**
 * Updates the cart each time the catalogue arrives from the server, and keeps the changes to show. Not when the cart itself
 * changes: two tabs with different catalogues would correct each other forever.
 */
function useCartRefresh(): void {
  const dispatch = useAppDispatch();
  const isEmpty = useAppSelector((state) => selectCart(state).cardItems.length === 0);
  const { data: services, fulfilledTimeStamp: fetchedAt } = usePublicServices({ skip: isEmpty });

  useEffect(() => {
    if (!services || !fetchedAt) return;
    dispatch((_dispatch, getState) => {
      const cart = selectCart(getState());
      const { cart: refreshed, changes } = refreshFromCatalogue(cart, services);
      if (refreshed === cart) return;
      dispatch(cartReplaced(refreshed));
      dispatch(changesFound(changes));
    });
  }, [services, fetchedAt, dispatch]);
}
