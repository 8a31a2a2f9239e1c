import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { phoneLink } from '#contract/format.ts';
import { paths } from '#contract/paths.ts';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import { chosenLocation } from '#domain/cart/cart-choices.ts';
import { LOCATION_CODES, type LocationCode } from '#domain/salon/locations.ts';
import { openState } from '#domain/salon/open-state.ts';
import type { SalonMoment } from '#domain/salon/salon-time.ts';
import { useSalonNow } from '../../api/salon-clock.ts';
import { useAppSelector } from '../../app/use-store.ts';
import { FrameLiteral } from '../../i18n/frame-literal.tsx';
import { useFormat } from '../../i18n/use-language.ts';
import { OpenLine } from '../../shared/salon/open-chip.tsx';
import { AnchorButton, LinkButton } from '../../ui/actions/link-button.tsx';
import { selectCart } from '../booking/cart/slice.ts';
import { salonOf } from '../settings/api.ts';
import styles from './hero.module.css';
import { HeroArches } from './hero-arches.tsx';
import { NextOpening } from './next-opening.tsx';

type HeroProps = { salon: PublicSalon | undefined };

/** The top of the landing page: what the salon does, the next opening, the way to a booking, and whether it is open. */
export function Hero({ salon }: HeroProps) {
  const { t } = useTranslation('landing');
  return (
    <section className={styles.hero}>
      <div className={styles.width}>
        <div className={styles.words}>
          <p className="eyebrow">{t('hero.eyebrow')}</p>
          <h1 className={styles.title}>{t('hero.title')}</h1>
          <p className={styles.lead}>{t('hero.lead')}</p>
        </div>
        <div className={styles.art}>
          <HeroArches />
        </div>
        <section className={styles.now} aria-label={t('hero.status')}>
          <NextOpening salon={salon} />
          <div className={styles.actions}>
            <LinkButton to={paths.bookingLocation} fullWidth>
              <FrameLiteral id="bookNow" />
            </LinkButton>
            {salon && <PhoneButton number={salon.phone} />}
          </div>
          <p className={styles.doors}>{salon && <Doors salon={salon} />}</p>
        </section>
      </div>
    </section>
  );
}

function PhoneButton({ number }: { number: string }) {
  const { t } = useTranslation();
  const { phone } = useFormat();
  return (
    <span className={styles.phone}>
      <AnchorButton
        href={phoneLink(number)}
        variant="secondary"
        icon={<Phone aria-hidden="true" />}
        aria-label={t('footer.call', { phone: phone(number) })}
      >
        <span className="num nowrap">{phone(number)}</span>
      </AnchorButton>
    </span>
  );
}

/** Whether the doors are open, once the salon's clock is known. */
function Doors({ salon }: { salon: PublicSalon }) {
  const { t } = useTranslation('landing');
  const now = useSalonNow();
  const chosen = useAppSelector((state) => chosenLocation(selectCart(state)));
  if (!now) return null;
  return (
    <span className={styles['open-state']}>
      <OpenLine salon={salon} code={chosen ?? openLocation(salon, now)} />
      <span className={styles.pay}>{t('hero.pay')}</span>
    </span>
  );
}

/** The location that is open; the first when both or neither are. */
function openLocation(salon: PublicSalon, now: SalonMoment): LocationCode {
  return LOCATION_CODES.find((code) => openState(salonOf(salon), code, now).open) ?? LOCATION_CODES[0];
}
