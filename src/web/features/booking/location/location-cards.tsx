import { Info } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Address, PublicSalon } from '#contract/schemas/settings.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { OpenChip } from '../../../shared/salon/open-chip.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { RadioCards } from '../../../ui/choices/radio-cards.tsx';
import styles from './location-cards.module.css';
import { LocationDrawer } from './location-drawer.tsx';
import { LocationPictures } from './location-pictures.tsx';

type LocationCardsProps = {
  salon: PublicSalon;
  chosen: LocationCode | null;
  onChoose: (value: string) => void;
};

/** The two addresses as large radio buttons: pictures, whether it is open, and more about it on demand. */
export function LocationCards({ salon, chosen, onChoose }: LocationCardsProps) {
  const { t } = useTranslation('booking');
  const [shown, setShown] = useState<Address | null>(null);
  return (
    <>
      <RadioCards
        legend={t('location.legend')}
        legendHidden
        value={chosen === null ? null : `${chosen}`}
        onValueChange={onChoose}
        options={salon.locations.map((address) => ({
          value: `${address.code}`,
          title: address.name,
          description: <Description salon={salon} address={address} />,
          media: <LocationPictures address={address} />,
          footer: (
            <Button
              look="quiet"
              size="medium"
              icon={<Info aria-hidden="true" />}
              aria-label={t('location.moreAbout', { name: address.name })}
              onClick={() => setShown(address)}
            >
              {t('location.more')}
            </Button>
          ),
        }))}
      />
      <LocationDrawer salon={salon} address={shown} onClose={() => setShown(null)} />
    </>
  );
}

function Description({ salon, address }: { salon: PublicSalon; address: Address }) {
  return (
    <span className={styles.description}>
      <span>
        {address.street}, {address.city}
      </span>
      <span className={styles.state}>
        <OpenChip salon={salon} code={address.code} />
      </span>
    </span>
  );
}
