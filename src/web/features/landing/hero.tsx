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

/** The top of the landing page: what the salon does, the way to a booking, and whether it is open now. */
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
      variant="secondary"
      icon={<Phone aria-hidden="true" />}
      aria-label={t('footer.call', { phone: phone(number) })}
    >
      <span className="num nowrap">{phone(number)}</span>
    </AnchorButton>
  );
}

const { ground, nails, bottles } = heroLayers();
/** The delay between a nail and its inner neighbour. */
const STAGGER_MS = 40;
const MIDDLE = (nails.length - 1) / 2;

/** The drawing of the landing page; its nails fan out once, from the middle. */
function FanDrawing() {
  return (
    <div className={styles.fan}>
      <Art svg={ground} width={720} height={620} loading="eager" />
      {nails.map(({ svg, angle }, index) => (
        <span key={angle} className={styles.nail} style={opening(angle, Math.abs(index - MIDDLE))}>
          <Art svg={svg} width={148} height={228} loading="eager" />
        </span>
      ))}
      <span className={styles.bottles}>
        <Art svg={bottles} width={720} height={680} loading="eager" />
      </span>
    </div>
  );
}

function opening(angle: number, stepsFromMiddle: number): CSSProperties {
  return { transform: `rotate(${angle}deg)`, animationDelay: `${stepsFromMiddle * STAGGER_MS}ms` };
}

/** Links that choose a location at once and lead to the services. */
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
              aria-label={t('hours.book', { location: name })}
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

/** Whether the salon is open, and the next free slot; both need the salon's clock. */
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

/** The location that is open; the first when both or neither are. */
function openLocation(salon: PublicSalon, now: SalonMoment): LocationCode {
  return LOCATION_CODES.find((code) => openState(salonOf(salon), code, now).open) ?? LOCATION_CODES[0];
}

function NextOpening({ salon, now }: { salon: PublicSalon; now: SalonMoment }) {
  const { t } = useTranslation('landing');
  const { time } = useFormat();
  const dayName = useDayName();
  const next = useNextOpening(now.date);
  if (!next) return null;
  const location = salonOf(salon).locations[next.location].name;
  return (
    <p className="num">{t('nextOpening', { day: dayName(next.date, now.date), time: time(next.time), location })}</p>
  );
}

type NextOpening = { date: CalendarDate; time: ClockTime; location: LocationCode };

/** When no slot is free this early, the calendar is the better place to look. */
const DAYS_AHEAD = 6;

/** The first free slot of the coming week at either location; null while loading, or when both are full. */
function useNextOpening(today: CalendarDate): NextOpening | null {
  const days = { from: today, to: addDays(today, DAYS_AHEAD) };
  const queries = { 1: useFirstFreeQuery({ location: 1, ...days }), 2: useFirstFreeQuery({ location: 2, ...days }) };
  if (LOCATION_CODES.some((code) => queries[code].isLoading)) return null;
  const openings = LOCATION_CODES.flatMap((location) => {
    const { data } = queries[location];
    return data ? [{ ...data, location }] : [];
  });
  return openings.toSorted((one, other) => sortKey(one).localeCompare(sortKey(other)))[0] ?? null;
}

function sortKey({ date, time }: NextOpening): string {
  return `${date} ${time}`;
}
