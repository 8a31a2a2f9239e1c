import { Star, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathOfBookingService, paths } from '#contract/paths.ts';
import { localeOf } from '#domain/languages.ts';
import { TEXT_LANGUAGES, type TextLanguage } from '#domain/local-text.ts';
import { centsOf, effectivePrice, taxedPrice } from '#domain/pricing.ts';
import { languagesOf, serviceDescription, serviceName } from '#domain/services/service-texts.ts';
import { useAppDispatch, useAppSelector } from '../../../app/use-store.ts';
import { Literal } from '../../../i18n/literal.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { PriceWithTaxes } from '../../../shared/services/price-with-taxes.tsx';
import { useDurationText } from '../../../shared/services/service-facts.tsx';
import { ServicePicture } from '../../../shared/services/service-picture.tsx';
import { ServicePrice } from '../../../shared/services/service-price.tsx';
import { TextInLanguage } from '../../../shared/text-in-language.tsx';
import { useToasts } from '../../../shared/use-toasts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Segmented } from '../../../ui/choices/segmented.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import type { PublicService } from '../../services/api.ts';
import { QuantityStepper } from '../cart/quantity-stepper.tsx';
import { RemovalDialog } from '../cart/removal-dialog.tsx';
import { quantitySet, selectCart, serviceAdded } from '../cart/slice.ts';
import { useRemoveLine } from '../cart/use-remove-line.ts';
import styles from './service-drawer.module.css';

type ServiceDrawerProps = { service: PublicService | null; onClose: () => void };

/** Everything about one service, in each language that it has texts in, and its own way into the cart. */
export function ServiceDrawer({ service, onClose }: ServiceDrawerProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { cardItems } = useAppSelector(selectCart);
  const line = cardItems.find(({ serviceId }) => serviceId === service?.id);
  const [wanted, setWanted] = useState(1);
  const quantity = line?.qty ?? Math.min(wanted, service?.capacity ?? 1);
  return (
    <Drawer
      open={service !== null}
      onClose={onClose}
      title={service ? serviceName(service, language).text : ''}
      titleHidden
      closeLabel={t('close')}
      isSheet
      picture={
        service && (
          <div className={styles.picture}>
            <ServicePicture service={{ ...service, serviceId: service.id }} crop="wide" sizes="480px" loading="eager" />
          </div>
        )
      }
      footer={
        service && <Footer service={service} quantity={quantity} isInCart={line !== undefined} onAdded={onClose} />
      }
    >
      {service && (
        <ServiceDetails
          key={service.id}
          service={service}
          quantity={quantity}
          isInCart={line !== undefined}
          onWant={setWanted}
        />
      )}
    </Drawer>
  );
}

type FooterProps = { service: PublicService; quantity: number; isInCart: boolean; onAdded: () => void };

/** The price of so many people with its taxes, and the button that adds them or leads to the cart. */
function Footer({ service, quantity, isInCart, onAdded }: FooterProps) {
  const { t } = useTranslation('booking');
  const dispatch = useAppDispatch();
  const toasts = useToasts();
  const { text: name } = serviceName(service, useLanguage());
  const { priceType } = service;
  const price = taxedPrice([{ unitCents: centsOf(effectivePrice(service)), qty: quantity, priceType }]);

  const handleAdd = () => {
    dispatch(serviceAdded({ service, qty: quantity }));
    toasts.announce(t('services.added', { name, count: quantity }));
    onAdded();
  };

  return (
    <div className={styles.footer}>
      <PriceWithTaxes price={price} isStacked />
      {isInCart ? (
        <LinkButton to={paths.cart}>
          <Literal id="goToCart" />
        </LinkButton>
      ) : (
        <Button onClick={handleAdd}>
          <Literal id="addToCart" />
        </Button>
      )}
    </div>
  );
}

type ServiceDetailsProps = {
  service: PublicService;
  quantity: number;
  isInCart: boolean;
  /** Called with the number of people while the service is not in the cart. */
  onWant: (quantity: number) => void;
};

function ServiceDetails({ service, quantity, isInCart, onWant }: ServiceDetailsProps) {
  const { t } = useTranslation('booking');
  const [language, setLanguage] = useState<TextLanguage>(useLanguage());
  const durationText = useDurationText();
  return (
    <div className={styles.details}>
      <TextInLanguage text={serviceName(service, language)} as="h3" className={styles.name} />
      <div className={styles.price}>
        <ServicePrice service={service} hasTaxNote={false} />
        <span className="num muted">{durationText(service)}</span>
      </div>
      <Facts service={service} />
      <LanguageChoice service={service} value={language} onChoose={setLanguage} />
      <TextInLanguage text={serviceDescription(service, language)} as="p" className={styles.words} />
      <Quantity service={service} quantity={quantity} isInCart={isInCart} onWant={onWant} />
      <Link to={pathOfBookingService(service.id)} className={styles.only}>
        {t('services.only')}
      </Link>
    </div>
  );
}

/** The rating, when there are reviews, and for how many people at once. */
function Facts({ service: { rating, numReviews, capacity } }: { service: PublicService }) {
  const { t } = useTranslation(['booking', 'common']);
  const language = useLanguage();
  const stars = rating === null ? '' : new Intl.NumberFormat(localeOf(language)).format(rating);
  return (
    <p className={styles.facts}>
      {rating !== null && numReviews > 0 && (
        <span className={styles.fact}>
          <Star aria-hidden="true" className={styles.star} />
          {t('services.rating', { rating: stars, count: numReviews })}
        </span>
      )}
      <span className={styles.fact}>
        <Users aria-hidden="true" />
        {capacity > 1 ? t('common:service.upTo', { count: capacity }) : t('common:service.onePerson')}
      </span>
    </p>
  );
}

/** The number of people; once in the cart also the bin. */
function Quantity({ service, quantity, isInCart, onWant }: ServiceDetailsProps) {
  const { t } = useTranslation('booking');
  const dispatch = useAppDispatch();
  const remove = useRemoveLine();
  const [isAsking, setIsAsking] = useState(false);
  const { text: name } = serviceName(service, useLanguage());

  const handleChange = (qty: number) => {
    if (isInCart) dispatch(quantitySet({ serviceId: service.id, qty }));
    else onWant(qty);
  };
  const handleRemove = () => {
    setIsAsking(false);
    remove(service.id);
  };

  return (
    <div className={styles.quantity}>
      <span>{t('services.quantity')}</span>
      <div className={styles.controls}>
        {isInCart && (
          <IconButton
            label={t('services.remove', { name })}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => setIsAsking(true)}
          />
        )}
        <QuantityStepper name={name} value={quantity} capacity={service.capacity} onValueChange={handleChange} />
      </div>
      <RemovalDialog open={isAsking} onKeep={() => setIsAsking(false)} onConfirm={handleRemove}>
        <p>{t('services.removeAsk', { name })}</p>
      </RemovalDialog>
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
