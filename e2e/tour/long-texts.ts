import type { Page } from '@playwright/test';

const NAME = 'Marie-Ève Wolfeschlegelsteinhausenbergerdorff-Vaillancourt Tremblay';
const WORD = 'a'.repeat(98);

/** The longest that a person may leave in each text of the answers, some without a place to break. */
const LONG: Readonly<Record<string, string>> = {
  client: NAME,
  performer: NAME,
  comment: WORD,
  colorNote: WORD,
  email: `${'tres-longue-adresse.'.repeat(3)}vaillancourt@exemple-d-un-domaine-tres-long.example`,
};

/** Has every answer that the page gets, and the booking that it keeps, carry the longest texts that people may write. */
export async function giveLongTexts(page: Page): Promise<void> {
  await page.addInitScript(
    ({ client, comment }) => {
      const card = JSON.parse(localStorage.getItem('card') ?? '{}');
      if (!card.reservationClientInfo) return;
      Object.assign(card.reservationClientInfo, { client, comment });
      localStorage.setItem('card', JSON.stringify(card));
    },
    { client: WORD, comment: WORD },
  );
  await page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const isJson = response.headers()['content-type']?.includes('json') ?? false;
    if (!isJson || response.status() !== 200) return route.fulfill({ response });
    await route.fulfill({ response, body: JSON.stringify(lengthened(await response.json())) });
  });
}

function lengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lengthened);
  if (typeof value !== 'object' || value === null) return value;
  // The name of a person, not of the salon or of an address.
  const long: Readonly<Record<string, string>> = 'roles' in value ? { ...LONG, name: NAME } : LONG;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      typeof inner === 'string' && inner !== '' && key in long ? long[key] : lengthened(inner),
    ]),
  );
}
