import { useTranslation } from 'react-i18next';
import type { LocationCode } from '#domain/salon/locations.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { useSalon } from '../../settings/api.ts';

type Place = { location: LocationCode; date: string; time: string };

/** Returns where and when a visit is, in words: « jeudi 4 juin, 11 h, La Pyramide ». */
export function usePlaceText(): (place: Place) => string {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const salon = useSalon();
  return ({ location, date, time }) =>
    t('move.place', {
      date: format.date(date),
      time: format.time(time),
      location: salon?.locations.find(({ code }) => code === location)?.name ?? '',
    });
}
