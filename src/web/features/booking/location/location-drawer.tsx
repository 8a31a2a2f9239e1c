import { Copy, Map as MapIcon, Navigation } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneLink } from '#contract/format.ts';
import type { PublicSalon, SalonLocation } from '#contract/schemas/settings.ts';
import { useFormat, useLanguage } from '../../../i18n/use-language.ts';
import { directionsUrl, mapUrl, postalLine } from '../../../shared/salon/map-links.ts';
import { OpenChip } from '../../../shared/salon/open-chip.tsx';
import { OpeningHours } from '../../../shared/salon/opening-hours.tsx';
import { useToasts } from '../../../shared/use-toasts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { AnchorButton } from '../../../ui/actions/link-button.tsx';
import { Art } from '../../../ui/art/art.tsx';
import { streetMap } from '../../../ui/art/scenes.ts';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import styles from './location-drawer.module.css';

type LocationDrawerProps = { salon: PublicSalon; location: SalonLocation | null; onClose: () => void };

/** Details of a location: a map on demand, description, hours, street address, phone and directions. */
export function LocationDrawer({ salon, location, onClose }: LocationDrawerProps) {
  const { t } = useTranslation(['booking', 'common']);
  return (
    <Drawer
      open={location !== null}
      onClose={onClose}
      title={location?.name ?? ''}
      closeLabel={t('common:close')}
      footer={
        location && (
          <AnchorButton
            href={directionsUrl(location)}
            target="_blank"
            rel="noopener noreferrer"
            wide
            icon={<Navigation aria-hidden="true" />}
          >
            {t('common:directions')}
          </AnchorButton>
        )
      }
    >
      {location && <LocationFacts salon={salon} location={location} />}
    </Drawer>
  );
}

function LocationFacts({ salon, location }: { salon: PublicSalon; location: SalonLocation }) {
  const { t } = useTranslation(['booking', 'common']);
  const { phone } = useFormat();
  const language = useLanguage();
  return (
    <div className={styles.facts}>
      <LocationMap location={location} />
      <p>{t('location.description')}</p>
      <section className={styles.section}>
        <div className={styles.head}>
          <h3>{t('common:hours.title')}</h3>
          <OpenChip salon={salon} code={location.code} />
        </div>
        <OpeningHours salon={salon} code={location.code} />
      </section>
      <section className={styles.section}>
        <h3>{t('location.address')}</h3>
        <div className={styles.row}>
          <address className={styles.address}>{postalLine(location, language)}</address>
          <CopyAddress location={location} />
        </div>
      </section>
      <section className={styles.section}>
        <h3>{t('location.phone')}</h3>
        <a href={phoneLink(salon.phone)} className="num nowrap">
          {phone(salon.phone)}
        </a>
      </section>
    </div>
  );
}

function CopyAddress({ location }: { location: SalonLocation }) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const toasts = useToasts();

  const handleCopy = async () => {
    const isCopied = await navigator.clipboard.writeText(postalLine(location, language)).then(
      () => true,
      () => false,
    );
    toasts.announce(t(isCopied ? 'location.copied' : 'location.notCopied'));
  };

  return <IconButton label={t('location.copy')} icon={<Copy aria-hidden="true" />} onClick={handleCopy} />;
}

/** A drawing of the street; the map of an outside service, which learns the visitor's IP, only on demand. */
function LocationMap({ location }: { location: SalonLocation }) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (isShown) frame.current?.focus();
  }, [isShown]);

  if (isShown) {
    return (
      <iframe
        ref={frame}
        title={t('location.mapTitle', { name: location.name })}
        src={mapUrl(location, language)}
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-same-origin allow-popups"
        loading="lazy"
        className={styles.map}
      />
    );
  }
  return (
    <div className={styles.sketch}>
      <Art svg={streetMap(location.code)} width={480} height={320} alt={t('location.map')} />
      <div className={styles.question}>
        <p className="small">{t('location.mapNotice')}</p>
        <Button
          variant="secondary"
          size="medium"
          icon={<MapIcon aria-hidden="true" />}
          onClick={() => setIsShown(true)}
        >
          {t('location.showMap')}
        </Button>
      </div>
    </div>
  );
}
