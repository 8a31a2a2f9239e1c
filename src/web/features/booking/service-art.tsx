import type { ServiceCategory } from '#domain/services.ts';
import { Art } from '../../ui/art/art.tsx';
import { type ArtCategory, serviceArt } from '../../ui/art/nail-art.ts';

const DRAWN_AS = { manicure: 'manicure', pedicure: 'pedicure', other: 'autres' } as const satisfies Record<
  ServiceCategory,
  ArtCategory
>;

type ServiceArtProps = {
  service: { serviceId: string; category: ServiceCategory; titre: string; image?: string | null };
  loading?: 'lazy' | 'eager';
};

/** The picture that the salon gave a service, or else its drawing, always the same, which says nothing (ux 2.3). */
export function ServiceArt({ service, loading = 'lazy' }: ServiceArtProps) {
  const { serviceId, category, titre, image } = service;
  if (image) return <img src={image} alt={titre} width={340} height={200} loading={loading} decoding="async" />;
  return <Art svg={serviceArt(serviceId, DRAWN_AS[category])} width={340} height={200} loading={loading} />;
}
