import { pictureSources } from '#contract/picture-paths.ts';
import type { ServiceCategory } from '#domain/services/services.ts';
import { Art } from '../../ui/art/art.tsx';
import { type ArtCategory, serviceArt } from '../../ui/art/nail-art.ts';
import { Photo } from '../../ui/content/photo.tsx';

const DRAWN_AS = { manicure: 'manicure', pedicure: 'pedicure', other: 'autres' } as const satisfies Record<
  ServiceCategory,
  ArtCategory
>;

type ServiceArtProps = {
  service: { serviceId: string; category: ServiceCategory; titre: string; image?: string | null };
  loading?: 'lazy' | 'eager';
  /** The `sizes` of the image. */
  sizes?: string;
};

/** The picture of a service, or else a drawing made from its id, which is decoration only. */
export function ServiceArt({ service, loading = 'lazy', sizes = '340px' }: ServiceArtProps) {
  const { serviceId, category, titre, image = null } = service;
  const sources = pictureSources(image);
  if (sources) return <Photo {...sources} sizes={sizes} alt={titre} width={340} height={200} loading={loading} />;
  return <Art svg={serviceArt(serviceId, DRAWN_AS[category])} width={340} height={200} loading={loading} />;
}
