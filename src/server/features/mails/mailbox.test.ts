import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { givenDeadMail } from '../../testing/mails.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
const HTML =
  '<html><head><meta name="color-scheme" content="light dark"></head><body><script>alert(1)</script></body></html>';

it('shows a kept mail in a frame of the mailbox as a light or a dark program does, without any script', async () => {
  const { app, deps } = await testApp(database);
  const id = await givenDeadMail(deps, { html: HTML });
  const [kept] = (await app.inject({ url: '/api/dev/mails' })).json();
  expect(kept).toMatchObject({ _id: id, html: HTML });
  const page = await app.inject({ url: `/api/dev/mails/${id}/page` });
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; style-src 'unsafe-inline';.*frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox$/,
    ),
  });
  expect(page.body).toContain('content="only light"');
  const dark = await app.inject({ url: `/api/dev/mails/${id}/page?scheme=dark` });
  expect(dark.body).toContain('content="dark"');
});

it.each([
  [randomUUID(), 404],
  ['x', 400],
])('has no page for the mail %s', async (id, status) => {
  const { app } = await testApp(database);
  expect((await app.inject({ url: `/api/dev/mails/${id}/page` })).statusCode).toBe(status);
});

it('is no part of a real salon, which lets nothing of its own into a frame', async () => {
  const { app, deps } = await testApp(database, { environment: { DEMO: '0' } });
  const id = await givenDeadMail(deps, { html: HTML });
  const page = await app.inject({ url: `/api/dev/mails/${id}/page` });
  expect(page.statusCode).toBe(404);
  expect(page.headers['content-security-policy']).toContain('frame-src https://www.google.com;');
});
