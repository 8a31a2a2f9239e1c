import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathOfBookingService } from '#contract/paths.ts';
import { TEXT_LANGUAGES, type TextLanguage } from '#domain/local-text.ts';
import { languagesOf, serviceDescription, serviceName } from '#domain/services/service-texts.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { ServiceFacts } from '../../../shared/services/service-facts.tsx';
import { ServicePicture } from '../../../shared/services/service-picture.tsx';
import { ServicePrice } from '../../../shared/services/service-price.tsx';
import { TextInLanguage } from '../../../shared/text-in-language.tsx';
import { Segmented } from '../../../ui/choices/segmented.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import type { PublicService } from '../../services/api.ts';
import { ServiceActions } from './service-actions.tsx';
import styles from './service-drawer.module.css';

type ServiceDrawerProps = { service: PublicService | null; onClose: () => void };

/** Details of one service, in each language that it has texts in. */
export function ServiceDrawer({ service, onClose }: ServiceDrawerProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Drawer
      open={service !== null}
      onClose={onClose}
      title={service ? serviceName(service, language).text : ''}
      titleHidden
      closeLabel={t('close')}
      footer={service && <ServiceActions service={service} />}
    >
      {service && <ServiceDetails key={service.id} service={service} />}
    </Drawer>
  );
}

function ServiceDetails({ service }: { service: PublicService }) {
  const { t } = useTranslation('booking');
  const [language, setLanguage] = useState<TextLanguage>(useLanguage());
  return (
    <div className={styles.details}>
      <div className={styles.picture}>
        <ServicePicture service={{ ...service, serviceId: service.id }} crop="wide" sizes="480px" loading="eager" />
      </div>
      <LanguageChoice service={service} value={language} onChoose={setLanguage} />
      <TextInLanguage text={serviceName(service, language)} as="h3" className={styles.name} />
      <ServiceFacts service={service} />
      <ServicePrice service={service} />
      <TextInLanguage text={serviceDescription(service, language)} as="p" className={styles.words} />
      <Link to={pathOfBookingService(service.id)} className={styles.only}>
        {t('services.only')}
      </Link>
    </div>
  );
}

type LanguageChoiceProps = {
  service: PublicService;
  value: TextLanguage;
  onChoose: (language: TextLanguage) => void;
};

/** Only for a service with texts in several languages. */
function LanguageChoice({ service, value, onChoose }: LanguageChoiceProps) {
  const { t } = useTranslation('booking');
  const languages = languagesOf(service);
  if (languages.length === 1) return null;
  const segments = {
    fr: { value: 'fr', label: t('services.french'), lang: 'fr-CA' },
    en: { value: 'en', label: t('services.english'), lang: 'en-CA' },
    es: { value: 'es', label: t('services.spanish'), lang: 'es' },
  } as const satisfies Record<TextLanguage, unknown>;
  return (
    <Segmented
      legend={t('services.languages')}
      segments={languages.map((language) => segments[language])}
      value={languages.includes(value) ? value : 'fr'}
      onValueChange={(chosen) => onChoose(TEXT_LANGUAGES.find((language) => language === chosen) ?? 'fr')}
    />
  );
}
