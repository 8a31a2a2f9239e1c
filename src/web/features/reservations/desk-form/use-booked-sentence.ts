import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { useServiceNames } from '../../../shared/services/use-service-names.ts';
import { useSalon } from '../../settings/api.ts';

/** The sentence to read back to the caller: who, when, where and what. */
export function useBookedSentence(): (reservation: Reservation) => string {
  const { t } = useTranslation('intake');
  const format = useFormat();
  const nameOf = useServiceNames();
  const salon = useSalon();
  return ({ reservationClientInfo, reservationDate, reservationLocation, reservationServices }) =>
    t('booked', {
      client: reservationClientInfo.client,
      date: format.date(reservationDate.dateReserved),
      time: format.time(reservationDate.timeReserved),
      location: salon?.locations.find(({ code }) => code === reservationLocation.locationReserved)?.name ?? '',
      services: reservationServices
        .map(({ serviceId, titre, qty }) => {
          const name = lowerFirst(serviceId ? nameOf({ serviceId, titre }).text : titre);
          return qty > 1 ? `${name} × ${qty}` : name;
        })
        .join(', '),
    });
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLocaleLowerCase('fr-CA') + text.slice(1);
}
