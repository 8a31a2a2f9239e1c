import { useTranslation } from 'react-i18next';
import { paths } from '#contract/paths.ts';
import { bookedAgain, type EarlierVisit } from '#domain/cart/book-again.ts';
import { useProblemSentence } from '../../api/problem-text.tsx';
import { useAppDispatch, useAppSelector } from '../../app/use-store.ts';
import { deviceNow } from '../../browser/device-clock.ts';
import { cartReplaced, selectCart } from '../../features/booking/cart/slice.ts';
import { servicesApi } from '../../features/services/api.ts';
import { useGoOn } from '../use-go-on.ts';
import { useToasts } from '../use-toasts.ts';

/**
 * Puts the location, services and person of a visit into the cart, as the salon offers them today, and opens the days.
 * Services no longer offered are named and left out; with none left, the list of services opens instead. What was in the cart
 * before can be put back.
 */
export function useBookAgain(): (visit: EarlierVisit) => Promise<void> {
  const { t } = useTranslation('visits');
  const dispatch = useAppDispatch();
  const goOn = useGoOn();
  const before = useAppSelector(selectCart);
  const { show } = useToasts();
  const sentence = useProblemSentence();

  return async (visit) => {
    const { publicServices } = servicesApi.endpoints;
    const { data: offered, error } = await dispatch(publicServices.initiate(undefined, { subscribe: false }));
    if (!offered) {
      show({ text: sentence(error), tone: 'error' });
      return;
    }
    const { cart, gone } = bookedAgain(before, visit, offered, deviceNow());
    dispatch(cartReplaced(cart));
    if (before.cardItems.some(({ serviceId }) => !cart.cardItems.some((line) => line.serviceId === serviceId))) {
      const restore = { label: t('again.restore'), onAct: () => void dispatch(cartReplaced(before)) };
      show({ text: t('again.replaced'), action: restore });
    }
    if (gone.length > 0) show({ text: t('again.gone', { services: gone.join(', ') }) });
    void goOn(cart.cardItems.length === 0 ? paths.bookingServices : paths.bookingDate);
  };
}
