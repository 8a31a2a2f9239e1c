import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listed } from '#contract/format.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { SalonLocation } from '#contract/schemas/settings.ts';
import { performersToldToClient, type ServedVisit } from '#domain/team/performers.ts';
import { useProblemSentence } from '../../api/problem-text.tsx';
import { useLazyCalendarFileQuery } from '../../features/reservations/api.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Menu } from '../../ui/overlays/menu.tsx';
import { saveFile } from '../save-file.ts';
import { useServiceNames } from '../services/use-service-names.ts';
import { useSalonName } from '../use-salon-name.ts';
import { useToasts } from '../use-toasts.ts';
import { type CalendarVisit, googleCalendarLink, outlookCalendarLink } from './calendar-links.ts';

type CalendarMenuProps = {
  visit: CalendarVisit & ServedVisit;
  location: SalonLocation;
  /** As the main button of a page, or as one tile among others. */
  variant: 'primary' | 'tile';
  /** Fetches the visit as an .ics text. */
  fetchFile: () => Promise<{ data?: string | undefined; error?: unknown }>;
};

/** Adds one's own visit to one's own calendar. */
export function AddToCalendar({
  reservation,
  ...rest
}: { reservation: Reservation } & Pick<CalendarMenuProps, 'location' | 'variant'>) {
  const [fetchFile] = useLazyCalendarFileQuery();
  return <CalendarMenu {...rest} visit={reservation} fetchFile={() => fetchFile(reservation._id)} />;
}

/** Adds a visit to the person's own calendar: Google, Outlook, or any other by file. */
export function CalendarMenu({ visit, location, variant, fetchFile }: CalendarMenuProps) {
  const { t } = useTranslation(['visits', 'common']);
  const salonName = useSalonName();
  const nameOf = useServiceNames();
  const { show } = useToasts();
  const sentence = useProblemSentence();
  const language = useLanguage();
  const names = performersToldToClient(visit);
  const entry = {
    visit,
    title: `${salonName} : ${visit.reservationServices.map((line) => nameOf(line).text).join(', ')}`,
    location: `${location.name}, ${location.street}, ${location.city}`,
    details: [
      ...(names.length > 0 ? [`${t('withTerm')} ${listed(names, language)}.`] : []),
      t('common:arriveEarly'),
    ].join(' '),
  };
  const handleFile = async () => {
    const { data, error } = await fetchFile();
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
