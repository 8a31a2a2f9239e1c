import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Reservation } from '#contract/reservations.ts';
import { paths } from '../../app/paths.ts';
import { useAppDispatch } from '../../app/use-store.ts';
import { useToasts } from '../../app/use-toasts.ts';
import { locationChosen, serviceAdded } from '../cart/slice.ts';
import { servicesApi } from '../services/api.ts';

/**
 * Copies the services of a past visit, as the salon offers them today, and its address into the cart, and opens it. What
 * is no longer offered is named and left out; with nothing left, the list of services opens instead.
 */
export function useBookAgain(): (reservation: Reservation) => Promise<void> {
  const { t } = useTranslation('desk');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { show } = useToasts();

  return async ({ reservationServices, reservationLocation }) => {
    const { publicServices } = servicesApi.endpoints;
    const { data: offered = [] } = await dispatch(publicServices.initiate(undefined, { subscribe: false }));
    const lines = reservationServices.map((line) => ({
      line,
      service: offered.find(({ _id }) => _id === line.serviceId),
    }));
    dispatch(locationChosen(reservationLocation.locationReserved));
    for (const { line, service } of lines) {
      if (service) dispatch(serviceAdded({ service, qty: line.qty }));
    }
    const gone = lines.filter(({ service }) => !service).map(({ line }) => line.titre);
    if (gone.length > 0) show({ text: t('past.gone', { services: gone.join(', ') }) });
    void navigate(gone.length === lines.length ? paths.bookingServices : paths.cart);
  };
}
