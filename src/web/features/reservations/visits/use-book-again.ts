import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { Reservation, ReservationLine } from '#contract/schemas/reservations.ts';
import { useProblemSentence } from '../../../api/problem-text.tsx';
import { useAppDispatch } from '../../../app/use-store.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { locationChosen, serviceAdded } from '../../booking/cart/slice.ts';
import { type PublicService, servicesApi } from '../../services/api.ts';

/**
 * Copies the services of a past visit, as the salon offers them today, and its address into the cart, and opens it. What
 * is no longer offered is named and left out; with nothing left, the list of services opens instead.
 */
export function useBookAgain(): (reservation: Reservation) => Promise<void> {
  const { t } = useTranslation('desk');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { show } = useToasts();
  const sentence = useProblemSentence();

  return async ({ reservationServices, reservationLocation }) => {
    const { publicServices } = servicesApi.endpoints;
    const { data: offered, error } = await dispatch(publicServices.initiate(undefined, { subscribe: false }));
    if (!offered) {
      show({ text: sentence(error), tone: 'error' });
      return;
    }
    const { kept, gone } = split(reservationServices, offered);
    dispatch(locationChosen(reservationLocation.locationReserved));
    for (const line of kept) dispatch(serviceAdded(line));
    if (gone.length > 0) show({ text: t('past.gone', { services: gone.join(', ') }) });
    void navigate(kept.length === 0 ? paths.bookingServices : paths.cart);
  };
}

/** What of a visit can be booked today, and the names of what cannot. */
function split(lines: readonly ReservationLine[], offered: readonly PublicService[]) {
  const matched = lines.map(({ serviceId, titre, qty }) => ({
    titre,
    qty,
    service: offered.find(({ _id }) => _id === serviceId),
  }));
  return {
    kept: matched.flatMap(({ service, qty }) => (service ? [{ service, qty }] : [])),
    gone: matched.filter(({ service }) => !service).map(({ titre }) => titre),
  };
}
