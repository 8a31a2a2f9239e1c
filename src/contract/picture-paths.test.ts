import { describe, expect, it } from 'vitest';
import { pictureIdOf, picturePath, pictureSources } from './picture-paths.ts';

const ID = '7d9f3c1e-8a54-4d53-9a3e-0d1c5b6c7a10';

describe('pictureIdOf', () => {
  it('finds the id that a path was made of', () => {
    expect(pictureIdOf(picturePath(ID))).toBe(ID);
  });

  it.each([
    '',
    'gel.jpg',
    'https://example.com/a.jpg',
    '/api/pictures/',
    '/api/pictures/../users',
    `/api/pictures/${ID}/`,
  ])('finds none in "%s"', (text) => expect(pictureIdOf(text)).toBeNull());
});

describe('pictureSources', () => {
  it('names every size, with a fallback for old browsers', () => {
    const path = picturePath(ID);
    expect(pictureSources(path)).toEqual({
      src: `${path}/800.jpg`,
      srcSet: `${path}/400.jpg 400w, ${path}/800.jpg 800w, ${path}/1200.jpg 1200w`,
      webpSrcSet: `${path}/400.webp 400w, ${path}/800.webp 800w, ${path}/1200.webp 1200w`,
    });
  });

  it.each([null, 'gel.jpg'])('has none for %s', (path) => expect(pictureSources(path)).toBeNull());
});
