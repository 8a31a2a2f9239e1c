import { Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { phoneLink } from '#contract/format.ts';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import { chosenLocation } from '#domain/cart/cart-choices.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { OpeningHours } from '../../../shared/salon/opening-hours.tsx';
import { AnchorButton } from '../../../ui/actions/link-button.tsx';
import { Card } from '../../../ui/content/card.tsx';
import { selectCart } from '../../booking/cart/slice.ts';
import { useSalon } from '../../settings/api.ts';
import styles from './ask-us.module.css';

/** Where the questions go that have no answer here. */
export function AskUs() {
  const { t } = useTranslation('pages');
  const { phone } = useFormat();
  const salon = useSalon();
  if (!salon) return null;
  return (
    <Card as="aside" className={styles.ask} aria-labelledby="une-autre-question">
      <div className={styles.reach}>
        <h2 id="une-autre-question">{t('helps.other')}</h2>
        <p>{t('helps.otherText')}</p>
        <AnchorButton href={phoneLink(salon.phone)} wide icon={<Phone aria-hidden="true" />}>
          <span className="num nowrap">{phone(salon.phone)}</span>
        </AnchorButton>
        <AnchorButton href={`mailto:${salon.email}`} look="secondary" wide icon={<Mail aria-hidden="true" />}>
          {t('helps.write')}
        </AnchorButton>
        <p className={styles.email}>{salon.shownEmails.salon}</p>
      </div>
      <Week salon={salon} />
    </Card>
  );
}

/** The hours of the chosen address; of the first, for who has not chosen. */
function Week({ salon }: { salon: PublicSalon }) {
  const { t } = useTranslation('pages');
  const chosen = chosenLocation(useAppSelector(selectCart));
  const address = salon.locations.find(({ code }) => code === chosen) ?? salon.locations[0];
  if (!address) return null;
  return (
    <div className={styles.week}>
      <h3>{t('helps.hoursOf', { place: address.name })}</h3>
      <OpeningHours salon={salon} code={address.code} />
    </div>
  );
}
