import { Copy, Map as MapIcon, Navigation } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneLink } from '#contract/format.ts';
import type { PublicSalon, SalonLocation } from '#contract/schemas/settings.ts';
import { LOCATION_CODES, type LocationCode } from '#domain/salon/locations.ts';
import { useFormat, useLanguage } from '../../../i18n/use-language.ts';
import { directionsUrl, mapUrl, postalLine } from '../../../shared/salon/map-links.ts';
import { OpenLine } from '../../../shared/salon/open-chip.tsx';
import { OpeningHours } from '../../../shared/salon/opening-hours.tsx';
import { useToasts } from '../../../shared/use-toasts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { AnchorButton } from '../../../ui/actions/link-button.tsx';
import { Segmented } from '../../../ui/choices/segmented.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { LocationPictures } from './location-pictures.tsx';
import styles from './location-sheet.module.css';

type LocationSheetProps = {
  open: boolean;
  salon: PublicSalon;
  /** The location shown first. */
  first: LocationCode;
  onChoose: (code: LocationCode) => void;
  onClose: () => void;
};

/** Each location in full: pictures, a map on demand, hours, street address, phone and directions; it can be chosen here too. */
export function LocationSheet({ open, salon, first, onChoose, onClose }: LocationSheetProps) {
  const { t } = useTranslation(['booking', 'common']);
  const [code, setCode] = useState(first);
  const location = salon.locations.find((candidate) => candidate.code === code);
  if (!location) return null;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('location.mapAndHours')}
      titleHidden
      closeLabel={t('common:close')}
      isSheet
      picture={<LocationPictures key={code} location={location} />}
      footer={
        <Button fullWidth onClick={() => onChoose(code)}>
          {t('location.choose')}
        </Button>
      }
    >
      <div className={styles.sheet}>
        <Segmented
          legend={t('location.which')}
          segments={salon.locations.map((each) => ({ value: `${each.code}`, label: each.name }))}
          value={`${code}`}
          onValueChange={(value) => setCode(LOCATION_CODES.find((each) => `${each}` === value) ?? code)}
        />
        <LocationFacts key={code} salon={salon} location={location} />
      </div>
    </Drawer>
  );
}

function LocationFacts({ salon, location }: { salon: PublicSalon; location: SalonLocation }) {
  const { t } = useTranslation(['booking', 'common']);
  const { phone } = useFormat();
  const language = useLanguage();
  return (
    <>
      <div>
        <h3 className={styles.name}>{location.name}</h3>
        <div className={styles.row}>
          <address className={styles.address}>{postalLine(location, language)}</address>
          <CopyAddress location={location} />
        </div>
        <p className={styles.address}>
          <OpenLine salon={salon} code={location.code} />
        </p>
      </div>
      <LocationMap location={location} />
      <div className={styles.week}>
        <OpeningHours salon={salon} code={location.code} />
      </div>
      <p className={styles.address}>{t('location.description')}</p>
      <p>
        <a href={phoneLink(salon.phone)} className="num nowrap">
          {phone(salon.phone)}
        </a>
      </p>
    </>
  );
}

/** Copies the address on one line, and says whether it could. */
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

/** Directions, and the map of an outside service, which learns the visitor's IP, only on demand. */
function LocationMap({ location }: { location: SalonLocation }) {
  const { t } = useTranslation(['booking', 'common']);
  const language = useLanguage();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (isShown) frame.current?.focus();
  }, [isShown]);

  return (
    <div className={styles.ways}>
      <AnchorButton
        href={directionsUrl(location)}
        target="_blank"
        rel="noopener noreferrer"
        variant="tonal"
        size="medium"
        icon={<Navigation aria-hidden="true" />}
      >
        {t('common:directions')}
      </AnchorButton>
      {isShown ? (
        <iframe
          ref={frame}
          title={t('location.mapTitle', { name: location.name })}
          src={mapUrl(location, language)}
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups"
          loading="lazy"
          className={styles.map}
        />
      ) : (
        <>
          <Button variant="tonal" size="medium" icon={<MapIcon aria-hidden="true" />} onClick={() => setIsShown(true)}>
            {t('location.showMap')}
          </Button>
          <p className={styles.notice}>{t('location.mapNotice')}</p>
        </>
      )}
    </div>
  );
}
