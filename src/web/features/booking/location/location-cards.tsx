import { Info } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureSources } from '#contract/picture-paths.ts';
import type { Address, PublicSalon } from '#contract/schemas/settings.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import { OpenChip } from '../../../shared/salon/open-chip.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Art } from '../../../ui/art/art.tsx';
import { facade } from '../../../ui/art/facade.ts';
import { interior, streetMap } from '../../../ui/art/scenes.ts';
import { RadioCards } from '../../../ui/choices/radio-cards.tsx';
import { Carousel, type Slide } from '../../../ui/content/carousel.tsx';
import { Photo } from '../../../ui/content/photo.tsx';
import styles from './location-cards.module.css';
import { LocationDrawer } from './location-drawer.tsx';

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

/** What an address looks like: the salon's own pictures, or else three drawings, which say that they are drawn. */
function LocationPictures({ address }: { address: Address }) {
  const { t } = useTranslation('booking');
  const drawings = useDrawings(address);
  const { name, pictures } = address;
  const photos = pictures.flatMap((path, index) => {
    const sources = pictureSources(path);
    const alt = t('location.photo', { number: index + 1, name });
    return sources ? [{ key: path, content: <Shown sources={sources} alt={alt} isFirst={index === 0} /> }] : [];
  });
  const isDrawn = photos.length === 0;
  return (
    <div className={styles.pictures}>
      <Carousel
        label={t('location.pictures', { name })}
        roleDescription={t('location.carousel')}
        previousLabel={t('location.previous')}
        nextLabel={t('location.next')}
        slideName={(number, total) => t('location.slide', { number, total })}
        slides={isDrawn ? drawings : photos}
      />
      {isDrawn && <p className={styles.caption}>{t('location.illustrations')}</p>}
    </div>
  );
}

type ShownProps = { sources: NonNullable<ReturnType<typeof pictureSources>>; alt: string; isFirst: boolean };

function Shown({ sources, alt, isFirst }: ShownProps) {
  return <Photo {...sources} sizes="480px" alt={alt} width={480} height={320} loading={isFirst ? 'eager' : 'lazy'} />;
}

function useDrawings({ code, name }: Address): Slide[] {
  const { t } = useTranslation('booking');
  return [
    { key: 'facade', svg: facade(code), alt: t('location.facade', { name }) },
    { key: 'interior', svg: interior(code), alt: t('location.interior', { name }) },
    { key: 'map', svg: streetMap(code), alt: t('location.map') },
  ].map(({ key, svg, alt }) => ({
    key,
    content: <Art svg={svg} width={480} height={320} alt={alt} loading="eager" />,
  }));
}
