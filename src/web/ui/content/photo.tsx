import type { ComponentProps } from 'react';

type PhotoProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'alt' | 'width' | 'height'> & {
  src: string;
  /** The same picture in several widths, for browsers that choose. */
  srcSet: string;
  webpSrcSet: string;
  /** The room it takes in the page, such as `340px` or `(width >= 64rem) 50vw, 100vw`. */
  sizes: string;
  alt: string;
  /** Its shape, kept before it is there. */
  width: number;
  height: number;
};

/** A photograph in the size and format that suit the screen. */
export function Photo({ webpSrcSet, loading = 'lazy', alt, ...rest }: PhotoProps) {
  return (
    <picture>
      <source type="image/webp" srcSet={webpSrcSet} sizes={rest.sizes} />
      <img {...rest} alt={alt} loading={loading} decoding="async" />
    </picture>
  );
}
