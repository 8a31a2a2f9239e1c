import type { PictureFormat, PictureWidth } from '#contract/picture-paths.ts';

export type PicturesTable = { id: string; created_at: Date };

export type PictureFilesTable = {
  picture_id: string;
  width: PictureWidth;
  format: PictureFormat;
  bytes: Buffer;
};
