import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bytesOf, encodingFor } from './kept-text.ts';

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

describe('bytesOf', () => {
  const page = { text: '<p>É</p>'.repeat(100) };

  it('packs a text so that browsers find it whole again', async () => {
    expect(brotliDecompressSync(await bytesOf(page, 'br')).toString()).toBe(page.text);
    expect(gunzipSync(await bytesOf(page, 'gzip')).toString()).toBe(page.text);
  });

  it('packs a kept text once', async () => {
    expect(await bytesOf(page, 'br')).toBe(await bytesOf(page, 'br'));
  });
});
