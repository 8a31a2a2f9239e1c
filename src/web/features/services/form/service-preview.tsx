import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { TextLanguage } from '#domain/local-text.ts';
import { serviceDescription, serviceName } from '#domain/services/service-texts.ts';
import { ServiceArt } from '../../../shared/services/service-art.tsx';
import { Badges } from '../../../shared/services/service-badges.tsx';
import styles from '../../../shared/services/service-card.module.css';
import { ServiceFacts } from '../../../shared/services/service-facts.tsx';
import { ServicePrice } from '../../../shared/services/service-price.tsx';
import { TextInLanguage } from '../../../shared/text-in-language.tsx';
import { Card } from '../../../ui/content/card.tsx';
import { bodyOf, type ServiceFields } from './service-form-fields.ts';
import previewStyles from './service-preview.module.css';

type ServicePreviewProps = { serviceId: string; language: TextLanguage };

/** The public card of what the form holds at this moment, in the language whose texts are being written. */
export function ServicePreview({ serviceId, language }: ServicePreviewProps) {
  const { t } = useTranslation('owner');
  const { control, getValues } = useFormContext<ServiceFields>();
  const fields = { ...getValues(), ...useWatch({ control }) };
  const shown = shownOf(fields);
  const texts = {
    ...fields,
    titre: fields.titre || t('services.previewName'),
    contenu: fields.contenu || t('services.previewText'),
  };
  return (
    <section aria-label={t('preview')} className={previewStyles.preview}>
      <h2 className={previewStyles.title}>{t('preview')}</h2>
      <p className="small muted">{t('services.previewLead')}</p>
      <Card padding="none" className={styles.card}>
        <div className={styles.picture}>
          <ServiceArt service={{ ...fields, serviceId }} />
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

/** The numbers of the form, zero where none can be read yet. */
function shownOf(fields: ServiceFields) {
  const body = bodyOf(fields);
  return {
    ...fields,
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
