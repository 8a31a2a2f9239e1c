import { test as base, expect, type Page } from '@playwright/test';
import type { z } from 'zod';
import { keptMailListSchema } from '#contract/schemas/mails.ts';
import { DEMO_PASSWORD } from '#domain/users/demo-accounts.ts';
import type { Role } from '#domain/users/roles.ts';
import { OPENING, SalonServer } from './salon-server.ts';

type KeptMails = z.infer<typeof keptMailListSchema>;
export type Person = { name: string; email: string; password: string };

type Fixtures = {
  /** The messages sent to an address, newest first. */
  mailsTo: (address: string) => Promise<KeptMails>;
  /** An activated client who has never been here, made through the front door. */
  newClient: (name?: string) => Promise<Person>;
  /** Signs the browser in for good, as a demo account or as somebody. */
  signIn: (who: Role | Person) => Promise<void>;
};

/** Every test has a server of its worker's own, whose clock and the browser's began at the same instant. */
export const test = base.extend<Fixtures & { calm: undefined }, { salon: SalonServer }>({
  salon: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use, { parallelIndex, workerIndex }) => {
      const salon = await SalonServer.open(`e2e_${parallelIndex}_${workerIndex}`);
      await use(salon);
      await salon.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: ({ salon }, use) => use(salon.url),

  page: async ({ page }, use) => {
    await page.clock.install({ time: OPENING });
    const complaints = listen(page);
    await use(page);
    expect(complaints, 'complaints on the console').toEqual([]);
  },

  mailsTo: async ({ request }, use) => {
    await use(async (address) => {
      const mails = keptMailListSchema.parse(await (await request.get('/api/dev/mails')).json());
      return mails.filter(({ to }) => to === address);
    });
  },

  newClient: async ({ request, mailsTo }, use, { testId }) => {
    let made = 0;
    await use(async (name = 'Camille Tremblay') => {
      made += 1;
      const person = { name, email: `${testId}-${made}@example.com`, password: 'Nacre!2026' };
      await expect(await request.post('/api/auth/register', { data: person })).toBeOK();
      await expect.poll(async () => (await mailsTo(person.email)).length).toBe(1);
      const token = (await mailsTo(person.email))[0]?.links.map(lastPart)[0];
      await expect(await request.post('/api/auth/activate', { data: { token } })).toBeOK();
      return person;
    });
  },

  signIn: async ({ page }, use) => {
    await use((who) => signInto(page, who));
  },
});

/** Signs a page's browser in for good, as the fixture does for the test's own. */
export async function signInto(page: Page, who: Role | Person): Promise<void> {
  const { email, password } = typeof who === 'string' ? demoAccount(who) : who;
  const answer = await page.request.post('/api/auth', { data: { email, password, persist: true } });
  await expect(answer).toBeOK();
  await page.goto('/api/health');
  await page.evaluate(() => localStorage.setItem('persist', 'true'));
}

function demoAccount(role: Role): { email: string; password: string } {
  return { email: `${role.toLowerCase()}@lunule.test`, password: DEMO_PASSWORD };
}

function lastPart(link: string): string {
  return new URL(link).pathname.split('/').at(-1) ?? '';
}

/** What the page throws or complains about, but for refusals of the server, which the browser itself writes down. */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const refusal = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !refusal) complaints.push(message.text());
  });
  return complaints;
}
