import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { phoneLink } from '#contract/format.ts';
import { paths } from '#contract/paths.ts';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import { Literal } from '../../../i18n/literal.tsx';
import { useFormat } from '../../../i18n/use-language.ts';
import { AnchorButton, LinkButton } from '../../../ui/actions/link-button.tsx';
import styles from './hero.module.css';
import { HeroFan } from './hero-fan.tsx';
import { HeroPlaces } from './hero-places.tsx';
import { HeroStatus } from './hero-status.tsx';

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
        {salon && <HeroPlaces salon={salon} />}
        <div className={styles.status}>{salon && <HeroStatus salon={salon} />}</div>
      </div>
      <div className={styles.art}>
        <HeroFan />
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
