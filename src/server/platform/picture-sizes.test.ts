import { expect, it } from 'vitest';
import { Refusal } from '#domain/errors.ts';
import { photograph } from '../testing/pictures.ts';
import { pictureSizes } from './picture-sizes.ts';

it('draws a few pictures in turn, and says at once that it is busy to whoever comes on top', async () => {
  const upload = await photograph();
  const eight = await Promise.allSettled(Array.from({ length: 8 }, () => pictureSizes(upload)));

  expect(eight.slice(0, 4).map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
  expect(eight.slice(4)).toEqual(Array(4).fill({ status: 'rejected', reason: new Refusal('busy') }));
  expect(await pictureSizes(upload)).toHaveLength(6);
});

it('goes on with the next picture after one that cannot be read', async () => {
  const upload = await photograph();
  const [bad, good] = await Promise.allSettled([pictureSizes(Buffer.from('no picture')), pictureSizes(upload)]);

  expect(bad).toEqual({ status: 'rejected', reason: new Refusal('picture_invalid') });
  expect(good.status).toBe('fulfilled');
});
