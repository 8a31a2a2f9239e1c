import { sceneDrawingPath } from '#contract/drawing-paths.ts';
import { pictureSources } from '#contract/picture-paths.ts';
import { cropClass } from '../../ui/content/crop.ts';
import { Photo } from '../../ui/content/photo.tsx';
import { usePublicServices } from '../services/api.ts';
import styles from './hero-arches.module.css';

/** From left to right; the second row is for wide screens. */
const SCENES = [
  ['manucure-classique', 'pedicure-spa'],
  ['art-ongles', 'manucure-homme'],
  ['pedicure-gel', 'manucure-spa'],
] as const;

/** The work of the house in nail arches: drawings, or the photos of its services as far as there are some. */
export function HeroArches() {
  const { data: services = [] } = usePublicServices();
  const photos = services.flatMap(({ image }) => pictureSources(image) ?? []);
  return (
    <div className={styles.arches}>
      {SCENES.map(([upper, lower], column) => (
        <div key={upper} className={styles.column}>
          <Arch scene={upper} photo={photos[column]} />
          <Arch scene={lower} photo={photos[SCENES.length + column]} />
        </div>
      ))}
    </div>
  );
}

function Arch({ scene, photo }: { scene: string; photo: ReturnType<typeof pictureSources> | undefined }) {
  const look = { className: cropClass('arch'), width: 240, height: 240 };
  return (
    <div className={styles.arch}>
      {photo ? (
        <Photo {...photo} {...look} sizes="210px" alt="" loading="eager" />
      ) : (
        <img {...look} src={sceneDrawingPath(scene)} alt="" decoding="async" />
      )}
    </div>
  );
}
