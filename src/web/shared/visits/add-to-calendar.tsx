import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { SalonLocation } from '#contract/schemas/settings.ts';
import { useProblemSentence } from '../../api/problem-text.tsx';
import { useLazyCalendarFileQuery } from '../../features/reservations/api.ts';
import { Menu } from '../../ui/overlays/menu.tsx';
import { saveFile } from '../save-file.ts';
import { useServiceNames } from '../services/use-service-names.ts';
import { useSalonName } from '../use-salon-name.ts';
import { useToasts } from '../use-toasts.ts';
import { googleCalendarLink, outlookCalendarLink } from './calendar-links.ts';

type AddToCalendarProps = {
  reservation: Reservation;
  location: SalonLocation;
  /** As the main button of a page, or as one tile among others. */
  variant: 'primary' | 'tile';
};

/** Adds a visit to the person's own calendar: Google, Outlook, or any other by file. */
export function AddToCalendar({ reservation, location, variant }: AddToCalendarProps) {
  const { t } = useTranslation(['visits', 'common']);
  const salonName = useSalonName();
  const nameOf = useServiceNames();
  const { show } = useToasts();
  const sentence = useProblemSentence();
  const [fetchFile] = useLazyCalendarFileQuery();
  const entry = {
    reservation,
    title: `${salonName} : ${reservation.reservationServices.map((line) => nameOf(line).text).join(', ')}`,
    location: `${location.name}, ${location.street}, ${location.city}`,
    details: t('common:arriveEarly'),
  };
  const handleFile = async () => {
    const { data, error } = await fetchFile(reservation._id);
    if (data === undefined) show({ text: sentence(error), tone: 'error' });
    else saveFile('rendez-vous.ics', 'text/calendar', data);
  };
  const icon = <CalendarPlus aria-hidden="true" />;
  return (
    <Menu
      variant={variant}
      trigger={
        <>
          {icon}
          <span>{t(variant === 'tile' ? 'calendar' : 'addToCalendar')}</span>
        </>
      }
      align="start"
      items={[
        { key: 'google', label: 'Google', href: googleCalendarLink(entry) },
        { key: 'outlook', label: 'Outlook', href: outlookCalendarLink(entry) },
        { key: 'file', label: t('calendarFile'), onSelect: () => void handleFile() },
      ]}
    />
  );
}
