import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PICTURE_SIDE_MIN, pictureIdOf } from '#contract/picture-paths.ts';
import { testCaller } from '../../testing/caller.ts';
import { givenService } from '../../testing/factories.ts';
import { fileForm, givenPicture, photograph } from '../../testing/pictures.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();

async function manager() {
  const caller = await testCaller(database, 'Manager');
  const send = (bytes: Buffer, filename?: string) => {
    const { headers, payload } = fileForm(bytes, filename);
    return caller.app.inject({
      method: 'POST',
      url: '/api/pictures',
      headers: { ...caller.headers, ...headers },
      payload,
    });
  };
  return { ...caller, send };
}

const isThere = async (path: string) => {
  const id = pictureIdOf(path) ?? '';
  return (await database.db.selectFrom('pictures').select('id').where('id', '=', id).execute()).length === 1;
};

describe('POST /pictures', () => {
  it('draws the picture anew in every size, upright and without where it was taken', async () => {
    const { app, send } = await manager();
    const answer = await send(await photograph({ width: 900, height: 600 }));
    expect(answer.statusCode).toBe(201);
    const { image, message } = answer.json();
    expect(message).toBe('L’image est prête.');
    for (const [file, format, width] of [
      ['400.webp', 'webp', 400],
      ['400.jpg', 'jpeg', 400],
      ['800.webp', 'webp', 600],
      ['1200.jpg', 'jpeg', 600],
    ] as const) {
      const { rawPayload } = await app.inject({ url: `${image}/${file}` });
      const facts = await sharp(rawPayload).metadata();
      expect(facts).toMatchObject({ format, width });
      expect(facts.height).toBeGreaterThan(facts.width);
      expect(facts.exif).toBeUndefined();
    }
  });

  it('takes a photograph of over a megabyte', async () => {
    const { send } = await manager();
    const [width, height] = [1600, 1200];
    const noise = randomBytes(width * height * 3);
    const bytes = await sharp(noise, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 90 })
      .toBuffer();
    expect(bytes.length).toBeGreaterThan(1_000_000);
    expect((await send(bytes)).statusCode).toBe(201);
  });

  it.each(['png', 'webp', 'avif'] as const)('takes %s', async (format) => {
    const { send } = await manager();
    const bytes = await sharp(await photograph())
      .toFormat(format)
      .toBuffer();
    expect((await send(bytes)).statusCode).toBe(201);
  });

  const open = '--x\r\ncontent-disposition: form-data; name="picture"; filename="a.jpg"\r\n';
  it.each([
    ['without a boundary', 'multipart/form-data', ''],
    ['of nothing', 'multipart/form-data; boundary=x', ''],
    ['of nothing but its end', 'multipart/form-data; boundary=x', '--x--\r\n'],
    ['of another boundary', 'multipart/form-data; boundary=y', `${open}\r\nbytes\r\n--x--\r\n`],
    ['that breaks off in a header', 'multipart/form-data; boundary=x', open],
    ['that breaks off in its file', 'multipart/form-data; boundary=x', `${open}\r\nbytes`],
    ['with a header that is none', 'multipart/form-data; boundary=x', '--x\r\n\u0000\r\n\r\nbytes\r\n--x--\r\n'],
    [
      'with a zero in the file name',
      'multipart/form-data; boundary=x',
      `${open.replace('a.jpg', 'a\u0000.jpg')}\r\nbytes\r\n--x--\r\n`,
    ],
    [
      'with a field for a file',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="picture"\r\n\r\nb\r\n--x--\r\n',
    ],
    [
      'of a prototype',
      'multipart/form-data; boundary=x',
      `${open.replace('picture', '__proto__')}\r\nbytes\r\n--x--\r\n`,
    ],
  ])('refuses a form %s', async (_case, type, payload) => {
    const { app, headers } = await manager();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/pictures',
      headers: { ...headers, 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  });

  it.each([
    ['a text', async () => Buffer.from('not a picture')],
    ['nothing', async () => Buffer.alloc(0)],
    [
      'a drawing that may hold scripts',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    [
      'an animation',
      async () =>
        sharp(await photograph())
          .gif()
          .toBuffer(),
    ],
    ['half a photograph', async () => (await photograph()).subarray(0, 2000)],
    ['more pixels than memory', async () => hugePng()],
  ])('refuses %s in words', async (_what, bytes) => {
    const { send } = await manager();
    const answer = await send(await bytes());
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'picture_invalid',
      message: 'Cette image est illisible. Choisissez un fichier JPEG, PNG, WebP ou AVIF.',
    });
  });

  it.each([
    [PICTURE_SIDE_MIN, PICTURE_SIDE_MIN, 201],
    [PICTURE_SIDE_MIN - 1, 3000, 422],
    [3000, PICTURE_SIDE_MIN - 1, 422],
    [40, 30, 422],
  ])('answers a photograph of %i × %i pixels with %i', async (width, height, status) => {
    const { send } = await manager();
    const answer = await send(await photograph({ width, height }));
    expect(answer.statusCode).toBe(status);
    if (status === 422) {
      expect(answer.json()).toMatchObject({
        code: 'picture_too_small',
        message: 'Cette image est trop petite et serait floue. Choisissez-en une d’au moins 400 pixels de côté.',
      });
    }
  });

  it('refuses a file of over 8 MiB', async () => {
    const { send } = await manager();
    const answer = await send(Buffer.alloc(8 * 1024 * 1024 + 1, 1));
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 'payload_too_large' });
  });

  it('refuses what is no form', async () => {
    const { call } = await manager();
    expect((await call('POST', '/pictures', { picture: 'x' })).statusCode).toBeGreaterThanOrEqual(400);
    expect((await call('POST', '/pictures')).statusCode).toBeLessThan(500);
  });

  it('takes away, a day later, what no form has saved', async () => {
    const { deps, send } = await manager();
    const day = 86_400_000;
    const orphan = await givenPicture(database.db, deps.now() - day);
    const young = await givenPicture(database.db, deps.now() - day + 1);
    const shown = await givenPicture(database.db, 0);
    await givenService(database.db, { image: shown });
    const atTheDoor = await givenPicture(database.db, 0);
    await database.db
      .updateTable('locations')
      .set({ pictures: JSON.stringify([atTheDoor]) })
      .where('code', '=', 1)
      .execute();
    await send(await photograph());
    expect(await Promise.all([orphan, young, shown, atTheDoor].map(isThere))).toEqual([false, true, true, true]);
  });
});

describe('GET /pictures/{id}/{width}.{format}', () => {
  it('may be cached for ever', async () => {
    const { app, send } = await manager();
    const { image } = (await send(await photograph())).json();
    const answer = await app.inject({ url: `${image}/800.webp` });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([`${randomUUID()}/800.webp`, `${randomUUID()}/801.webp`, `${randomUUID()}/800.svg`, 'x/800.webp'])(
    'does not find %s, and says so to no cache',
    async (path) => {
      const { app } = await manager();
      const answer = await app.inject({ url: `/api/pictures/${path}` });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'picture_not_found' });
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );
});

/** A few kilobytes that unpack into just over 50 megapixels. */
async function hugePng(): Promise<Buffer> {
  const create = { width: 7200, height: 7000, channels: 3, background: 'white' } as const;
  return sharp({ create, limitInputPixels: false }).toColourspace('b-w').png().toBuffer();
}
