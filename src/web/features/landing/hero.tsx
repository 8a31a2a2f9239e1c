import { Phone } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { phoneLink } from '#contract/format.ts';
import { paths } from '#contract/paths.ts';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import { chosenLocation } from '#domain/cart/cart-choices.ts';
import { LOCATION_CODES, type LocationCode } from '#domain/salon/locations.ts';
import { openState } from '#domain/salon/open-state.ts';
import { addDays, type CalendarDate, type ClockTime, type SalonMoment } from '#domain/salon/salon-time.ts';
import { useSalonNow } from '../../api/salon-clock.ts';
import { useAppDispatch, useAppSelector } from '../../app/use-store.ts';
import { Literal } from '../../i18n/literal.tsx';
import { useFormat } from '../../i18n/use-language.ts';
import { OpenChip, useDayName } from '../../shared/salon/open-chip.tsx';
import { AnchorButton, LinkButton } from '../../ui/actions/link-button.tsx';
import { Art } from '../../ui/art/art.tsx';
import { heroLayers } from '../../ui/art/hero.ts';
import { useFirstFreeQuery } from '../availability/api.ts';
import { locationChosen, selectCart } from '../booking/cart/slice.ts';
import { salonOf } from '../settings/api.ts';
import styles from './hero.module.css';

type HeroProps = { salon: PublicSalon | undefined };

/** The first thing seen: who the salon is, the way in, and whether it is open now. */
export function Hero({ salon }: HeroProps) {
  const { t } = useTranslation('landing');
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <p className="eyebrow">{t('hero.eyebrow')}</p>
        <h1 className="display">{t('hero.title')}</h1>
        <p className="lead">{t('hero.lead')}</p>
        <div className={styles.actions}>
          <LinkButton to={paths.bookingLocation}>
            <Literal id="bookNow" />
          </LinkButton>
          {salon && <PhoneButton number={salon.phone} />}
        </div>
        {salon && <LocationLinks salon={salon} />}
        <div className={styles.status}>{salon && <OpenStatus salon={salon} />}</div>
      </div>
      <div className={styles.art}>
        <FanDrawing />
      </div>
    </section>
  );
}

function PhoneButton({ number }: { number: string }) {
  const { t } = useTranslation();
  const { phone } = useFormat();
  return (
    <AnchorButton
      href={phoneLink(number)}
      look="secondary"
      icon={<Phone aria-hidden="true" />}
      aria-label={t('footer.call', { phone: phone(number) })}
    >
      <span className="num nowrap">{phone(number)}</span>
    </AnchorButton>
  );
}

const { ground, nails, bottles } = heroLayers();
/** How much later each nail sets out than its inner neighbour. */
const STAGGER_MS = 40;
const MIDDLE = (nails.length - 1) / 2;

/** The drawing of the landing page, whose nails fan out once, from the middle. */
function FanDrawing() {
  return (
    <div className={styles.fan}>
      <Art svg={ground} width={720} height={620} loading="eager" />
      {nails.map(({ svg, angle }, place) => (
        <span key={angle} className={styles.nail} style={opening(angle, Math.abs(place - MIDDLE))}>
          <Art svg={svg} width={148} height={228} loading="eager" />
        </span>
      ))}
      <span className={styles.bottles}>
        <Art svg={bottles} width={720} height={680} loading="eager" />
      </span>
    </div>
  );
}

function opening(angle: number, placesFromMiddle: number): CSSProperties {
  return { transform: `rotate(${angle}deg)`, animationDelay: `${placesFromMiddle * STAGGER_MS}ms` };
}

/** The first step taken at once: each address leads to its services, already chosen. */
function LocationLinks({ salon }: { salon: PublicSalon }) {
  const { t } = useTranslation('landing');
  const dispatch = useAppDispatch();
  return (
    <div className={styles.locations}>
      <span>{t('hero.straight')}</span>
      <ul className={styles.list}>
        {salon.locations.map(({ code, name }) => (
          <li key={code}>
            <Link
              data-waits
              to={paths.bookingServices}
              className={styles.location}
              aria-label={t('hours.book', { place: name })}
              onClick={() => dispatch(locationChosen(code))}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

type HeroStatusProps = { salon: PublicSalon };

/** Whether the salon is open, and the next time that is free; both come with the salon's clock. */
function OpenStatus({ salon }: HeroStatusProps) {
  const { t } = useTranslation('landing');
  const now = useSalonNow();
  const chosen = chosenLocation(useAppSelector(selectCart));
  if (!now) return null;
  return (
    <section className={styles['open-state']} aria-label={t('hero.status')}>
      <OpenChip salon={salon} code={chosen ?? openLocation(salon, now)} />
      <NextOpening salon={salon} now={now} />
    </section>
  );
}

/** The address whose door is open, the first one when both or neither are. */
function openLocation(salon: PublicSalon, now: SalonMoment): LocationCode {
  return LOCATION_CODES.find((code) => openState(salonOf(salon), code, now).open) ?? LOCATION_CODES[0];
}

function NextOpening({ salon, now }: { salon: PublicSalon; now: SalonMoment }) {
  const { t } = useTranslation('landing');
  const { time } = useFormat();
  const dayName = useDayName();
  const next = useNextOpening(now.date);
  if (!next) return null;
  const place = salonOf(salon).locations[next.location].name;
  return <p className="num">{t('nextOpening', { day: dayName(next.date, now.date), time: time(next.time), place })}</p>;
}

type NextOpening = { date: CalendarDate; time: ClockTime; location: LocationCode };

/** A fuller week than this is better looked at in the calendar. */
const DAYS_AHEAD = 6;

/** The first free time of the coming week at either address; null until both have answered, or when both are full. */
function useNextOpening(today: CalendarDate): NextOpening | null {
  const days = { from: today, to: addDays(today, DAYS_AHEAD) };
  const answers = { 1: useFirstFreeQuery({ location: 1, ...days }), 2: useFirstFreeQuery({ location: 2, ...days }) };
  if (LOCATION_CODES.some((code) => answers[code].isLoading)) return null;
  const openings = LOCATION_CODES.flatMap((location) => {
    const { data } = answers[location];
    return data ? [{ ...data, location }] : [];
  });
  return openings.toSorted((one, other) => sortKey(one).localeCompare(sortKey(other)))[0] ?? null;
}

function sortKey({ date, time }: NextOpening): string {
  return `${date} ${time}`;
}
