import { useTranslation } from 'react-i18next';
import { pictureSources } from '#contract/picture-paths.ts';
import type { SalonLocation } from '#contract/schemas/settings.ts';
import { Art } from '../../../ui/art/art.tsx';
import { facade } from '../../../ui/art/facade.ts';
import { interior, streetMap } from '../../../ui/art/scenes.ts';
import { Carousel, type Slide } from '../../../ui/content/carousel.tsx';
import { Photo } from '../../../ui/content/photo.tsx';

/** The salon's pictures of a location, or else three drawings, to leaf through. */
export function LocationPictures({ location }: { location: SalonLocation }) {
  const { t } = useTranslation('booking');
  const drawings = useDrawings(location);
  const { name, pictures } = location;
  const photos = pictures.flatMap((path, index) => {
    const sources = pictureSources(path);
    const alt = t('location.photo', { number: index + 1, name });
    return sources ? [{ key: path, content: <LocationPhoto sources={sources} alt={alt} isFirst={index === 0} /> }] : [];
  });
  return (
    <Carousel
      label={t('location.pictures', { name })}
      roleDescription={t('location.carousel')}
      previousLabel={t('location.previous')}
      nextLabel={t('location.next')}
      slideName={(number, total) => t('location.slide', { number, total })}
      slides={photos.length === 0 ? drawings : photos}
    />
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
