import { phoneLink } from '#contract/format.ts';
import { LOCATION_CODES, type LocationCode } from '#domain/salon/locations.ts';
import { dayHours, type SalonSettings } from '#domain/salon/salon-settings.ts';
import { addDays, type CalendarDate, datesBetween } from '#domain/salon/salon-time.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const YEAR_AHEAD_DAYS = 365;

/** The salon for search engines: one organization, and a nail salon at each location. */
export function structuredSalon(salon: SalonSettings, publicUrl: string, today: CalendarDate): object[] {
  const organization = `${publicUrl}/#org`;
  return [
    {
      '@type': 'Organization',
      '@id': organization,
      name: salon.name,
      url: `${publicUrl}/`,
      logo: `${publicUrl}/icon-512.png`,
      email: salon.email,
      telephone: dialled(salon.phone),
      sameAs: salon.socialLinks.map(({ url }) => url),
      department: LOCATION_CODES.map((code) => ({ '@id': idOf(publicUrl, code) })),
    },
    ...LOCATION_CODES.map((code) => nailSalon(salon, code, { publicUrl, organization, today })),
    {
      '@type': 'WebSite',
      '@id': `${publicUrl}/#site`,
      name: salon.name,
      url: `${publicUrl}/`,
      inLanguage: ['fr-CA', 'en-CA'],
      publisher: { '@id': organization },
    },
  ];
}

type Frame = { publicUrl: string; organization: string; today: CalendarDate };

function nailSalon(salon: SalonSettings, code: LocationCode, { publicUrl, organization, today }: Frame): object {
  const { name, street, city, hours } = salon.locations[code];
  return {
    '@type': 'NailSalon',
    '@id': idOf(publicUrl, code),
    name: `${salon.name} – ${name}`,
    parentOrganization: { '@id': organization },
    url: `${publicUrl}/`,
    telephone: dialled(salon.phone),
    image: [`${publicUrl}/adresse-${code}.png`, `${publicUrl}/apercu.png`],
    currenciesAccepted: 'CAD',
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: 'QC',
      addressCountry: 'CA',
    },
    hasMap: `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${street}, ${city}, QC` })}`,
    openingHoursSpecification: hours.flatMap((day, index) =>
      day ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: DAYS[index], ...day }] : [],
    ),
    specialOpeningHoursSpecification: specialDates(salon, code, today),
    potentialAction: {
      '@type': 'ReserveAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/reservation-location` },
      result: { '@type': 'Reservation', name: 'Rendez-vous' },
    },
  };
}

/** Returns the days of the coming year that a location is closed or has hours of their own. */
function specialDates(salon: SalonSettings, code: LocationCode, today: CalendarDate): object[] {
  return datesBetween(today, addDays(today, YEAR_AHEAD_DAYS)).flatMap((date) => {
    const { closure, special, hours } = dayHours(salon, code, date);
    if (!(closure || special)) return [];
    const times = hours ?? { opens: '00:00', closes: '00:00' };
    return [{ '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date, ...times }];
  });
}

function idOf(publicUrl: string, code: LocationCode): string {
  return `${publicUrl}/#adresse-${code}`;
}

function dialled(phone: string): string {
  return phoneLink(phone).replace('tel:', '');
}
