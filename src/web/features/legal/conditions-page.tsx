import { useTranslation } from 'react-i18next';
import { phoneLink } from '#contract/format.ts';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import { useFormat, useLanguage } from '../../i18n/use-language.ts';
import { postalLine } from '../../shared/salon/map-links.ts';
import { Button } from '../../ui/actions/button.tsx';
import { useSalon } from '../settings/api.ts';
import { Chapter, ContactCard, type Edition, ReadingPage } from './reading-page.tsx';

/** Raised with every change of the text, in both languages at once. */
const EDITION: Edition = { version: '1.0', since: '2026-06-01' };

/** What a person agrees to by booking. */
export function ConditionsPage() {
  const { t } = useTranslation('legal');
  const { phone: phoneText } = useFormat();
  const salon = useSalon();
  const phone = phoneText(salon?.phone ?? '');
  return (
    <ReadingPage title={t('conditions.title')} edition={EDITION} brief={t('conditions.brief')}>
      <Chapter id="salon" title={t('conditions.who.title')} text={t('conditions.who.text')}>
        {salon && <SalonContact salon={salon} />}
      </Chapter>
      <Chapter id="reserver" title={t('conditions.booking.title')} text={t('conditions.booking.text')} />
      <Chapter id="prix" title={t('conditions.price.title')} text={t('conditions.price.text')} />
      <Chapter id="paiement" title={t('conditions.payment.title')} text={t('conditions.payment.text')} />
      <Chapter id="annuler" title={t('conditions.cancel.title')} text={t('conditions.cancel.text', { phone })} />
      <Chapter id="arriver" title={t('conditions.arrive.title')} text={t('conditions.arrive.text', { phone })} />
      <Chapter id="groupes" title={t('conditions.groups.title')} text={t('conditions.groups.text', { phone })} />
      <Chapter id="changements" title={t('conditions.changes.title')} text={t('conditions.changes.text')} />
      <Chapter id="droit" title={t('conditions.law.title')} text={t('conditions.law.text')}>
        <FrenchVersionButton />
        <a href="/licences.txt">{t('conditions.law.notices')}</a>
      </Chapter>
    </ReadingPage>
  );
}

function SalonContact({ salon }: { salon: PublicSalon }) {
  const { phone } = useFormat();
  const language = useLanguage();
  return (
    <ContactCard>
      <strong>{salon.name}</strong>
      {salon.locations.map((location) => (
        <span key={location.code}>
          {location.name}, {postalLine(location, language)}
        </span>
      ))}
      <a href={phoneLink(salon.phone)} className="num nowrap">
        {phone(salon.phone)}
      </a>
      <a href={`mailto:${salon.email}`}>{salon.shownEmails.salon}</a>
    </ContactCard>
  );
}

/** On the English page, a button to the French text, which prevails by law. */
function FrenchVersionButton() {
  const { i18n } = useTranslation();
  const language = useLanguage();
  if (language === 'fr') return null;
  return (
    <Button variant="secondary" size="medium" lang="fr-CA" onClick={() => void i18n.changeLanguage('fr')}>
      Version française
    </Button>
  );
}
