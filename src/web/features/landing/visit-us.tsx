import { CalendarX2, Navigation } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#contract/paths.ts';
import type { PublicSalon, SalonLocation } from '#contract/schemas/settings.ts';
import { closureOn } from '#domain/booking/closures.ts';
import { chosenLocation } from '#domain/cart/cart-choices.ts';
import { LOCATION_CODES, type LocationCode } from '#domain/salon/locations.ts';
import { addDays, datesBetween } from '#domain/salon/salon-time.ts';
import { useAppDispatch, useAppSelector } from '../../app/use-store.ts';
import { useFormat, useLanguage } from '../../i18n/use-language.ts';
import { directionsUrl, postalLine } from '../../shared/salon/map-links.ts';
import { OpenChip } from '../../shared/salon/open-chip.tsx';
import { OpeningHours } from '../../shared/salon/opening-hours.tsx';
import { AnchorButton, LinkButton } from '../../ui/actions/link-button.tsx';
import { Art } from '../../ui/art/art.tsx';
import { facade } from '../../ui/art/facade.ts';
import { RadioCards } from '../../ui/choices/radio-cards.tsx';
import { Card } from '../../ui/content/card.tsx';
import { locationChosen, selectCart } from '../booking/cart/slice.ts';
import { salonOf, useSalonToday } from '../settings/api.ts';
import styles from './visit-us.module.css';

/** Opening hours and directions: the two locations to choose from, and the week of the chosen one. */
export function VisitUs({ salon }: { salon: PublicSalon }) {
  const { t } = useTranslation('landing');
  const stored = chosenLocation(useAppSelector(selectCart));
  const [picked, setPicked] = useState<LocationCode | null>(null);
  const code = picked ?? stored ?? LOCATION_CODES[0];
  const location = salon.locations.find((candidate) => candidate.code === code);
  return (
    <section className={styles.section}>
      <div className={styles.width}>
        <h2>{t('hours.title')}</h2>
        <div className={styles.columns}>
          <LocationPicker salon={salon} code={code} onPick={setPicked} />
          {location && <LocationWeek salon={salon} location={location} />}
        </div>
      </div>
    </section>
  );
}

function LocationWeek({ salon, location }: { salon: PublicSalon; location: SalonLocation }) {
  const { t } = useTranslation(['landing', 'common']);
  const language = useLanguage();
  const dispatch = useAppDispatch();
  return (
    <Card
      as="section"
      padding="large"
      className={styles.week}
      aria-label={t('hours.hoursOf', { location: location.name })}
    >
      <div className={styles.head}>
        <h3>{location.name}</h3>
        <div className={styles.state}>
          <OpenChip salon={salon} code={location.code} />
        </div>
      </div>
      <OpeningHours salon={salon} code={location.code} />
      <UpcomingClosures salon={salon} code={location.code} />
      <address className={styles.address}>{postalLine(location, language)}</address>
      <div className={styles.actions}>
        <LinkButton data-waits to={paths.bookingServices} onClick={() => dispatch(locationChosen(location.code))}>
          {t('hours.book', { location: location.name })}
        </LinkButton>
        <AnchorButton
          href={directionsUrl(location)}
          target="_blank"
          rel="noopener noreferrer"
          variant="secondary"
          icon={<Navigation aria-hidden="true" />}
        >
          {t('common:directions')}
        </AnchorButton>
      </div>
    </Card>
  );
}

type AddressPickerProps = { salon: PublicSalon; code: LocationCode; onPick: (code: LocationCode) => void };

/** The two locations as radio buttons. */
function LocationPicker({ salon, code, onPick }: AddressPickerProps) {
  const { t } = useTranslation('landing');
  const handleChange = (value: string) => {
    const picked = LOCATION_CODES.find((known) => `${known}` === value);
    if (picked) onPick(picked);
  };
  return (
    <div className={styles.picker}>
      <RadioCards
        legend={t('hours.pick')}
        legendHidden
        value={`${code}`}
        onValueChange={handleChange}
        options={salon.locations.map((location) => ({
          value: `${location.code}`,
          title: location.name,
          description: location.street,
          media: <Art svg={facade(location.code)} width={600} height={400} />,
        }))}
      />
    </div>
  );
}

const DAYS_AHEAD = 30;

type ClosedDaysProps = { salon: PublicSalon; code: LocationCode };

/** The closures of a location in the coming month. */
function UpcomingClosures({ salon, code }: ClosedDaysProps) {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  const { date: dateText } = useFormat();
  const today = useSalonToday();
  if (!today) return null;
  const { closures } = salonOf(salon);
  const closed = datesBetween(today, addDays(today, DAYS_AHEAD)).flatMap((date) => {
    const closure = closureOn(closures, code, date);
    return closure ? [{ date, reason: closure.label[language] }] : [];
  });
  if (closed.length === 0) return null;
  return (
    <ul className={styles.days}>
      {closed.map(({ date, reason }) => (
        <li key={date} className={styles.day}>
          <CalendarX2 aria-hidden="true" />
          {t(reason ? 'hours.closedOnFor' : 'hours.closedOn', { date: dateText(date), reason })}
        </li>
      ))}
    </ul>
  );
}
