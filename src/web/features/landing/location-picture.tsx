import { sceneDrawingPath } from '#contract/drawing-paths.ts';
import { pictureSources } from '#contract/picture-paths.ts';
import type { SalonLocation } from '#contract/schemas/settings.ts';
import { Photo } from '../../ui/content/photo.tsx';

/** The salon's first photo of a location, or else the drawing of its front; decoration beside the name. */
export function LocationPicture({ location: { code, pictures } }: { location: SalonLocation }) {
  const photo = pictureSources(pictures[0] ?? null);
  const size = { width: 480, height: 320 };
  if (photo) return <Photo {...photo} {...size} sizes="(width >= 60rem) 384px, 100vw" alt="" />;
  return <img {...size} src={sceneDrawingPath(`facade-${code}`)} alt="" loading="lazy" decoding="async" />;
}
