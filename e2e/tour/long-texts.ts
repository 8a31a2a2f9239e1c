import type { Page } from '@playwright/test';

const NAME = 'Marie-Ève Wolfeschlegelsteinhausenbergerdorff-Vaillancourt Tremblay';
const WORD = 'a'.repeat(98);

/** The longest that a person may leave in each text of the responses, some without a place to break. */
const LONG: Readonly<Record<string, string>> = {
  client: NAME,
  performer: NAME,
  comment: WORD,
  colorNote: WORD,
  email: `${'tres-longue-adresse.'.repeat(3)}vaillancourt@exemple-d-un-domaine-tres-long.example`,
};

/**
 * Has every response that the page gets, and the booking that it keeps, carry the longest texts that people may write. This
 * happens in the page: a browser whose calls are intercepted from outside keeps no file, and loads each page anew.
 */
export async function giveLongTexts(page: Page): Promise<void> {
  await page.addInitScript(lengthenTexts, { long: LONG, name: NAME });
}

/** Runs in the page. */
function lengthenTexts({ long, name }: { long: Readonly<Record<string, string>>; name: string }): void {
  const card = JSON.parse(localStorage.getItem('card') ?? '{}');
  if (card.reservationClientInfo) {
    Object.assign(card.reservationClientInfo, { client: long.comment, comment: long.comment });
    localStorage.setItem('card', JSON.stringify(card));
  }

  const lengthened = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(lengthened);
    if (typeof value !== 'object' || value === null) return value;
    // The name of a person, not of the salon or of a location.
    const texts: Readonly<Record<string, string>> = 'roles' in value ? { ...long, name } : long;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        typeof inner === 'string' && inner !== '' && key in texts ? texts[key] : lengthened(inner),
      ]),
    );
  };

  const fetchAsSent = window.fetch;
  window.fetch = async (...call) => {
    const request = new Request(...call);
    const response = await fetchAsSent(request);
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    if (request.method !== 'GET' || !isJson || response.status !== 200) return response;
    return new Response(JSON.stringify(lengthened(await response.json())), response);
  };
}
