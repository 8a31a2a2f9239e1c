import { Map as MapIcon, Phone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneLink } from '#contract/format.ts';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { arrival } from '../../../browser/arrival.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { AnchorButton } from '../../../ui/actions/link-button.tsx';
import { loadLocationSheet } from './load-location-sheet.ts';
import styles from './location-links.module.css';

const LocationSheet = lazy(() => arrival(loadLocationSheet).then((module) => ({ default: module.LocationSheet })));

type MapAndHoursProps = {
  salon: PublicSalon;
  /** The location shown first. */
  first: LocationCode;
  onChoose: (code: LocationCode) => void;
};

/** Map, hours and pictures of both locations on demand, and the phone number. */
export function MapAndHours({ salon, first, onChoose }: MapAndHoursProps) {
  const { t } = useTranslation('booking');
  const { phone } = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);

  const handleOpen = () => {
    setIsWanted(true);
    setIsOpen(true);
  };
  const handleChoose = (code: LocationCode) => {
    setIsOpen(false);
    onChoose(code);
  };

  return (
    <div className={styles.links}>
      <Button variant="quiet" size="medium" icon={<MapIcon aria-hidden="true" />} onClick={handleOpen}>
        {t('location.mapAndHours')}
      </Button>
      <AnchorButton variant="quiet" size="medium" href={phoneLink(salon.phone)} icon={<Phone aria-hidden="true" />}>
        <span className="num nowrap">{phone(salon.phone)}</span>
      </AnchorButton>
      <Suspense>
        {isWanted && (
          <LocationSheet
            open={isOpen}
            salon={salon}
            first={first}
            onChoose={handleChoose}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
