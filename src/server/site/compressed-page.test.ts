import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressedPage, encodingFor } from './compressed-page.ts';

describe('encodingFor', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5', 'br'],
    ['identity', null],
    [undefined, null],
  ])('answers %j by %j', (header, packing) => {
    expect(encodingFor(header)).toBe(packing);
  });
});

describe('compressedPage', () => {
  const page = { html: '<p>É</p>'.repeat(100) };

  it('packs a page so that browsers find it whole again', async () => {
    expect(brotliDecompressSync(await compressedPage(page, 'br')).toString()).toBe(page.html);
    expect(gunzipSync(await compressedPage(page, 'gzip')).toString()).toBe(page.html);
  });

  it('packs a kept page once', async () => {
    expect(await compressedPage(page, 'br')).toBe(await compressedPage(page, 'br'));
  });
});
