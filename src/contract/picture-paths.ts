/** The widths, in pixels, in which every picture is kept; a smaller original is not blown up. */
export const PICTURE_WIDTHS = [400, 800, 1200] as const;
export const PICTURE_FORMATS = ['webp', 'jpg'] as const;
/** A photograph shows more than half a telephone's width on its shorter side: a smaller one would be a blur there. */
export const PICTURE_SIDE_MIN = 400;
/** The largest file that may be sent. */
export const PICTURE_BYTES_MAX = 8 * 1024 * 1024;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

const FOLDER = '/api/pictures/';
const PATH = /^\/api\/pictures\/([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/;

/** The path under which a service or a location names a picture. */
export function picturePath(id: string): string {
  return `${FOLDER}${id}`;
}

/** The id in such a path; null for any other text. */
export function pictureIdOf(path: string): string | null {
  return PATH.exec(path)?.[1] ?? null;
}

/** What an `<img>` and its `<source type="image/webp">` take; null when the path is not one of our pictures. */
export function pictureSources(path: string | null): { src: string; srcSet: string; webpSrcSet: string } | null {
  if (path === null || pictureIdOf(path) === null) return null;
  const srcSet = (format: PictureFormat) =>
    PICTURE_WIDTHS.map((width) => `${path}/${width}.${format} ${width}w`).join(', ');
  return { src: `${path}/800.jpg`, srcSet: srcSet('jpg'), webpSrcSet: srcSet('webp') };
}
