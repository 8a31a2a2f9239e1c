import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { SalonLocation } from '#contract/schemas/settings.ts';
import { useProblemSentence } from '../../../api/problem-text.tsx';
import { saveFile } from '../../../shared/save-file.ts';
import { useSalonName } from '../../../shared/use-salon-name.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { useLazyCalendarFileQuery } from '../../reservations/api.ts';
import { googleCalendarLink, outlookCalendarLink } from './calendar-links.ts';

/** Adds a visit to the person's own calendar: Google, Outlook, or any other by file. */
export function AddToCalendar({ reservation, location }: { reservation: Reservation; location: SalonLocation }) {
  const { t } = useTranslation(['booking', 'common', 'order']);
  const salonName = useSalonName();
  const { show } = useToasts();
  const sentence = useProblemSentence();
  const [fetchFile] = useLazyCalendarFileQuery();
  const entry = {
    reservation,
    title: `${salonName} : ${reservation.reservationServices.map(({ titre }) => titre).join(', ')}`,
    location: `${location.name}, ${location.street}, ${location.city}`,
    details: t('common:arriveEarly'),
  };
  const handleFile = async () => {
    const { data, error } = await fetchFile(reservation._id);
    if (data === undefined) show({ text: sentence(error), tone: 'error' });
    else saveFile('rendez-vous.ics', 'text/calendar', data);
  };
  return (
    <Menu
      trigger={
        <>
          <CalendarPlus aria-hidden="true" /> {t('order:confirmed.calendar')}
        </>
      }
      align="start"
      items={[
        { key: 'google', label: 'Google', href: googleCalendarLink(entry) },
        { key: 'outlook', label: 'Outlook', href: outlookCalendarLink(entry) },
        { key: 'file', label: t('order:confirmed.calendarFile'), onSelect: () => void handleFile() },
      ]}
    />
  );
}
