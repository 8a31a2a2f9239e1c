import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { TextLanguage } from '#domain/local-text.ts';
import { serviceDescription, serviceName } from '#domain/services/service-texts.ts';
import { Badges } from '../../../shared/services/service-badges.tsx';
import styles from '../../../shared/services/service-card.module.css';
import { ServiceFacts } from '../../../shared/services/service-facts.tsx';
import { ServicePicture } from '../../../shared/services/service-picture.tsx';
import { ServicePrice } from '../../../shared/services/service-price.tsx';
import { TextInLanguage } from '../../../shared/text-in-language.tsx';
import { Card } from '../../../ui/content/card.tsx';
import previewStyles from './service-preview.module.css';
import { bodyOf, type ServiceValues } from './service-values.ts';

type ServicePreviewProps = { serviceId: string; language: TextLanguage };

/** The public card of the form's present values, in the language of the selected tab. */
export function ServicePreview({ serviceId, language }: ServicePreviewProps) {
  const { t } = useTranslation('owner');
  const { control, getValues } = useFormContext<ServiceValues>();
  const values = { ...getValues(), ...useWatch({ control }) };
  const shown = shownOf(values);
  const texts = {
    ...values,
    titre: values.titre || t('services.previewName'),
    contenu: values.contenu || t('services.previewText'),
  };
  return (
    <section aria-label={t('preview')} className={previewStyles.preview}>
      <h2 className={previewStyles.title}>{t('preview')}</h2>
      <p className="small muted">{t('services.previewLead')}</p>
      <Card padding="none" className={styles.card}>
        <div className={styles.picture}>
          <ServicePicture service={{ ...values, serviceId }} crop="wide" />
          <Badges service={shown} />
        </div>
        <div className={styles.body}>
          <TextInLanguage text={serviceName(texts, language)} as="h3" className={styles.name} />
          <ServiceFacts service={shown} />
          <TextInLanguage text={serviceDescription(texts, language)} as="p" className={styles.words} />
          <div className={styles.end}>
            <ServicePrice service={shown} />
          </div>
        </div>
      </Card>
    </section>
  );
}

/** The values with numbers, zero where nothing valid is typed yet. */
function shownOf(values: ServiceValues) {
  const body = bodyOf(values);
  return {
    ...values,
    duration: shownNumber(body.duration) ?? 0,
    durationMax: shownNumber(body.durationMax),
    price: shownNumber(body.price) ?? 0,
    priceMax: shownNumber(body.priceMax),
    priceDiscount: shownNumber(body.priceDiscount),
    capacity: shownNumber(body.capacity) ?? 1,
  };
}

function shownNumber(value: string | number | null | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
