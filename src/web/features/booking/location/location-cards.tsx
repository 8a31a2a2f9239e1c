import { Info } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureSources } from '#contract/picture-paths.ts';
import type { PublicSalon, SalonLocation } from '#contract/schemas/settings.ts';
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

/** The two locations as large radio buttons, with pictures, whether they are open, and details on demand. */
export function LocationCards({ salon, chosen, onChoose }: LocationCardsProps) {
  const { t } = useTranslation('booking');
  const [shown, setShown] = useState<SalonLocation | null>(null);
  return (
    <>
      <RadioCards
        legend={t('location.legend')}
        legendHidden
        value={chosen === null ? null : `${chosen}`}
        onValueChange={onChoose}
        options={salon.locations.map((location) => ({
          value: `${location.code}`,
          title: location.name,
          description: <Description salon={salon} location={location} />,
          media: <LocationPictures location={location} />,
          footer: (
            <Button
              variant="quiet"
              size="medium"
              icon={<Info aria-hidden="true" />}
              aria-label={t('location.moreAbout', { name: location.name })}
              onClick={() => setShown(location)}
            >
              {t('location.more')}
            </Button>
          ),
        }))}
      />
      <LocationDrawer salon={salon} location={shown} onClose={() => setShown(null)} />
    </>
  );
}

function Description({ salon, location }: { salon: PublicSalon; location: SalonLocation }) {
  return (
    <span className={styles.description}>
      <span>
        {location.street}, {location.city}
      </span>
      <span className={styles.state}>
        <OpenChip salon={salon} code={location.code} />
      </span>
    </span>
  );
}

/** The salon's pictures of a location, or else three drawings, marked as illustrations. */
function LocationPictures({ location }: { location: SalonLocation }) {
  const { t } = useTranslation('booking');
  const drawings = useDrawings(location);
  const { name, pictures } = location;
  const photos = pictures.flatMap((path, index) => {
    const sources = pictureSources(path);
    const alt = t('location.photo', { number: index + 1, name });
    return sources ? [{ key: path, content: <LocationPhoto sources={sources} alt={alt} isFirst={index === 0} /> }] : [];
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

type LocationPhotoProps = { sources: NonNullable<ReturnType<typeof pictureSources>>; alt: string; isFirst: boolean };

function LocationPhoto({ sources, alt, isFirst }: LocationPhotoProps) {
  return <Photo {...sources} sizes="480px" alt={alt} width={480} height={320} loading={isFirst ? 'eager' : 'lazy'} />;
}

function useDrawings({ code, name }: SalonLocation): Slide[] {
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
