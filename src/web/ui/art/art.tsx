import styles from './art.module.css';

type ArtProps = {
  /** A whole SVG file, such as `heroArt()`. */
  svg: string;
  width: number;
  height: number;
  /** Empty for decoration. */
  alt?: string;
  /** `eager` for what is seen first. */
  loading?: 'lazy' | 'eager';
};

/** A drawing as an image: its ids stay its own, its room is kept before it is drawn. */
export function Art({ svg, width, height, alt = '', loading = 'lazy' }: ArtProps) {
  return (
    <img
      src={`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`}
      width={width}
      height={height}
      alt={alt}
      loading={loading}
      decoding="async"
      className={styles.art}
    />
  );
}
