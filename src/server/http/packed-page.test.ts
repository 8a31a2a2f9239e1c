import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { packedPage, packingFor } from './packed-page.ts';

describe('packingFor', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5', 'br'],
    ['identity', null],
    [undefined, null],
  ])('answers %j by %j', (header, packing) => {
    expect(packingFor(header)).toBe(packing);
  });
});

describe('packedPage', () => {
  const page = { html: '<p>É</p>'.repeat(100) };

  it('packs a page so that browsers find it whole again', async () => {
    expect(brotliDecompressSync(await packedPage(page, 'br')).toString()).toBe(page.html);
    expect(gunzipSync(await packedPage(page, 'gzip')).toString()).toBe(page.html);
  });

  it('packs a kept page once', async () => {
    expect(await packedPage(page, 'br')).toBe(await packedPage(page, 'br'));
  });
});
