import { serviceDrawingPath } from '#contract/drawing-paths.ts';
import { pictureSources } from '#contract/picture-paths.ts';
import type { ServiceCategory } from '#domain/services/services.ts';
import { usePublicServices } from '../../features/services/api.ts';
import { type Crop, cropClass } from '../../ui/content/crop.ts';
import { Photo } from '../../ui/content/photo.tsx';

type ServicePictureProps = {
  service: {
    /** Null in visits of an older kind. */
    serviceId: string | null;
    category: ServiceCategory;
    /** The uploaded picture; the catalogue is asked for it when this is left out, as carts and visits do. */
    image?: string | null | undefined;
  };
  crop: Crop;
  /** The `sizes` of a photo: the width that the picture takes. */
  sizes?: string;
  loading?: 'lazy' | 'eager';
};

/** The picture of a service, as wide as its box: the salon's photo, or else its own drawing. Its name stands beside it. */
export function ServicePicture({ service, crop, sizes = '340px', loading = 'lazy' }: ServicePictureProps) {
  const { serviceId, category } = service;
  const { data: services } = usePublicServices({ skip: service.image !== undefined });
  const image = service.image ?? services?.find(({ id }) => id === serviceId)?.image ?? null;
  const look = { className: cropClass(crop), width: 240, height: 240, loading };
  const photo = pictureSources(image);
  if (photo) return <Photo {...photo} {...look} alt="" sizes={sizes} />;
  return <img {...look} alt="" src={serviceDrawingPath(serviceId ?? category, category)} decoding="async" />;
}
