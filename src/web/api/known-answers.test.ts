import { beforeEach, describe, expect, it } from 'vitest';
import { clearResponseCache, conditionalFetch } from './known-answers.ts';

const URL_OF_LIST = 'http://localhost:3000/api/reservations/present';
const asPerson = { headers: { Authorization: 'Bearer x' } };

/** A server whose list has one version; it notes the tags it is asked with. */
function serverOf(version: { tag: string }) {
  const asked: (string | null)[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const tag = new Request(input, init).headers.get('if-none-match');
    asked.push(tag);
    if (tag === version.tag) return new Response(null, { status: 304 });
    return new Response(`list ${version.tag}`, { headers: { etag: version.tag } });
  };
  return { asked, fetch: conditionalFetch(fetch) };
}

describe('conditionalFetch', () => {
  beforeEach(clearResponseCache);

  it('asks with the tag it knows, and takes an unchanged list for the one it has', async () => {
    const { asked, fetch } = serverOf({ tag: '"1"' });
    await fetch(URL_OF_LIST, asPerson);
    const again = await fetch(URL_OF_LIST, asPerson);
    expect(asked).toEqual([null, '"1"']);
    expect([again.status, await again.text()]).toEqual([200, 'list "1"']);
  });

  it('takes a changed list as it comes', async () => {
    const version = { tag: '"1"' };
    const { fetch } = serverOf(version);
    await fetch(URL_OF_LIST, asPerson);
    version.tag = '"2"';
    const again = await fetch(URL_OF_LIST, asPerson);
    expect(await again.text()).toBe('list "2"');
  });

  it('remembers nothing for a visitor, nor after a logout', async () => {
    const { asked, fetch } = serverOf({ tag: '"1"' });
    await fetch(URL_OF_LIST);
    await fetch(URL_OF_LIST, asPerson);
    clearResponseCache();
    await fetch(URL_OF_LIST, asPerson);
    expect(asked).toEqual([null, null, null]);
  });
});
